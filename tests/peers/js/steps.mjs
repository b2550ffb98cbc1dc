import { setTimeout as sleep } from 'node:timers/promises';
import { PROMPT_TEXT, RESOURCE_TEXT, RESOURCE_URI, SIMPLE_TEXT } from './texts.mjs';

const STEP_LIMIT = 12_000;
const RUN_LIMIT = 55_000;
const TOOLS = ['add', 'slow', 'test_elicitation', 'test_simple_text', 'test_tool_with_progress'];

function expect(what, found, wanted) {
    if (found !== wanted) throw new Error(`${what} is ${JSON.stringify(found)}`);
}

const textOf = result => result.content?.[0]?.text;

/**
 * Runs the steps of a client and ends the process.
 *
 * `connect` resolves to what both generations of the SDK have in common: `protocol`, `listTools()`,
 * `callTool(params, options)`, `readResource`, `getPrompt`, `close` and `asked()`, the messages of
 * the elicitations that were answered.
 */
export async function run(connect) {
    let failed = false;
    // Nothing that a server does or fails to do may keep this process alive.
    setTimeout(() => {
        console.log(`FAIL timeout: not done after ${RUN_LIMIT} ms`);
        process.exit(1);
    }, RUN_LIMIT).unref();

    // `before` is called once it is known how the step went, before it is told.
    async function step(name, body, before = () => {}) {
        const limit = new AbortController();
        try {
            await Promise.race([
                body(),
                sleep(STEP_LIMIT, undefined, { signal: limit.signal }).then(() => {
                    throw new Error(`no answer within ${STEP_LIMIT} ms`);
                })
            ]);
            before();
            console.log(`ok ${name}`);
        } catch (error) {
            failed = true;
            before();
            console.log(`FAIL ${name}: ${String(error?.message ?? error).replaceAll('\n', ' ')}`);
        } finally {
            limit.abort();
        }
    }

    let peer;
    await step(
        'connect',
        async () => {
            peer = await connect();
        },
        () => console.log(`protocol ${peer?.protocol ?? '-'}`)
    );
    // A connection that comes later than its step allows is of no use.
    if (failed) process.exit(1);

    const call = (name, args, options) => peer.callTool({ name, arguments: args }, options);
    const add = async () => expect('the sum', textOf(await call('add', { a: 2, b: 3 })), '5');

    let names = [];
    await step('list_tools', async () => {
        names = (await peer.listTools()).tools.map(tool => tool.name);
        const missing = TOOLS.filter(name => !names.includes(name));
        expect('the list of missing tools', missing.join(), '');
    });
    await step('simple_text', async () => {
        expect('the text', textOf(await call('test_simple_text', {})), SIMPLE_TEXT);
    });
    await step('add', add);
    // Only servers that were made of a manifest have this tool.
    if (names.includes('typed_add')) {
        await step('typed', async () => {
            const good = await call('typed_add', { a: 2, b: 3 });
            expect('the output', JSON.stringify(good.structuredContent), '{"sum":5}');
            const bad = await call('typed_add', { a: 2, b: 'three' });
            expect('isError', bad.isError, true);
            if (!textOf(bad)?.includes('b: ')) throw new Error(`the text is ${textOf(bad)}`);
        });
    }
    await step('resource', async () => {
        const { contents } = await peer.readResource({ uri: RESOURCE_URI });
        expect('the text', contents[0]?.text, RESOURCE_TEXT);
    });
    await step('prompt', async () => {
        const { messages } = await peer.getPrompt({ name: 'test_simple_prompt' });
        expect('the text', messages[0]?.content?.text, PROMPT_TEXT);
    });
    await step('elicitation', async () => {
        const text = textOf(await call('test_elicitation', { message: 'Who?' }));
        expect('the list of questions', peer.asked().join(), 'Who?');
        if (!text?.includes('Ada')) throw new Error(`the text is ${JSON.stringify(text)}`);
    });
    await step('cancel', async () => {
        const abort = new AbortController();
        const start = Date.now();
        setTimeout(() => abort.abort('enough'), 200);
        const outcome = await call('slow', { ms: 10_000 }, { signal: abort.signal }).then(
            () => 'answered',
            () => 'aborted'
        );
        expect('the outcome', outcome, 'aborted');
        if (Date.now() - start > 3000) throw new Error(`it took ${Date.now() - start} ms`);
        // Time for the server to notice, before the next tool is called.
        await sleep(300);
        await add();
    });
    await step('progress', async () => {
        const seen = [];
        const onprogress = ({ progress }) => seen.push(progress);
        await call('test_tool_with_progress', {}, { onprogress });
        if (seen.length < 3) throw new Error(`${seen.length} notifications: ${seen}`);
    });

    await Promise.race([peer.close(), sleep(5000)]);
    process.exit(failed ? 1 : 0);
}
