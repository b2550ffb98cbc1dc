// What a server answers and a client expects.
export const SIMPLE_TEXT = 'This is a simple text response for testing.';
export const RESOURCE_URI = 'test://static-text';
export const RESOURCE_TEXT = 'This is the content of the static text resource.';
export const PROMPT_TEXT = 'This is a simple prompt for testing.';

export const USER = { username: 'Ada', email: 'ada@example.com' };
export const USER_SCHEMA = {
    type: 'object',
    properties: { username: { type: 'string' }, email: { type: 'string' } },
    required: ['username', 'email']
};
