import { expect, test } from 'vitest';
import { kept, usageOf } from './outcome.ts';

const USAGE = `usage: npm run operator -- COMMAND [--as YOUR-EMAIL]
       npm run operator -- coin show EMAIL
       npm run operator -- vouchers
       npm run operator -- vouchers end CODE
       CODE: as its buyers type it
`;

test.each([
	['coin', 1],
	['vouchers', 3],
	['vouch', 0],
	['', 0],
])('%j has %i lines of its own', (verb, count) => {
	expect(usageOf(USAGE, verb).split('\n').filter(Boolean)).toHaveLength(count);
});

test('a file that cannot be written is said, not thrown', async () => {
	expect(await kept('/nowhere/at/all.csv', 'x', 'written')).toMatchObject({ isDone: false });
});
