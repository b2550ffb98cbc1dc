import { setTimeout as sleep } from 'node:timers/promises';

/** The work of the tool `slow`, which ends when `signal` says so. */
export async function slow(ms, signal) {
    try {
        await sleep(ms, undefined, { signal });
    } catch (error) {
        console.error('cancelled');
        throw error;
    }
    return `slept ${ms} ms`;
}

/** The work of the tool `test_tool_with_progress`, which tells `notify` how far it is. */
export async function reportProgress(progressToken, notify) {
    console.error('progress');
    if (progressToken === undefined) return;
    for (const progress of [0, 50, 100]) {
        const params = { progressToken, progress, total: 100 };
        await notify({ method: 'notifications/progress', params });
        // A client of this SDK drops a notification that it reads together with the answer.
        await sleep(50);
    }
}
