import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { done, kept, storedPictures, usageOf } from './outcome.ts';

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

test('what somebody wrote in several lines never looks like a line of the log', () => {
	const { lines } = done('26/11/2026\tbuyer\tnote: Ảnh đây.\n27/11/2026\tshop\taccepted\r\nx\u2028y');
	expect(lines.join('\n').split('\n').slice(1)).toEqual(['\t\t| 27/11/2026\tshop\taccepted', '\t\t| x', '\t\t| y']);
});

test('a file that cannot be written is said, not thrown', async () => {
	expect(await kept('/nowhere/at/all.csv', 'x', 'written')).toMatchObject({ isDone: false });
});

test('pictures of papers are their owner’s alone, also over what was there before', async () => {
	const folder = join(mkdtempSync(join(tmpdir(), 'papers-')), 'of-a-shop');
	const save = () => storedPictures(folder, new Map([['identity.jpeg', new Uint8Array([1])]]));
	expect(await save()).toMatchObject({ isDone: true });
	chmodSync(join(folder, 'identity.jpeg'), 0o644);
	expect(await save()).toMatchObject({ isDone: true });
	expect([folder, join(folder, 'identity.jpeg')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
	rmSync(folder, { recursive: true });
});
