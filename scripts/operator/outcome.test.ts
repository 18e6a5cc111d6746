import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { INVESTIGATIONS_USAGE } from './investigations.ts';
import { done, savePictureFiles, storedOutcome, usageOf, usageOfAct } from './outcome.ts';
import { VENDORS_USAGE } from './vendors.ts';

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
])('usageOf(%j) returns %i lines', (verb, count) => {
	expect(usageOf(USAGE, verb).split('\n').filter(Boolean)).toHaveLength(count);
});

test.each([
	['vendors', 'approve', ['vendors approve SHOP SENT', 'SHOP: id']],
	['vendors', 'appeal', ['vendors appeal SHOP', 'SHOP: id']],
	['cases', 'lost', ['cases found|lost NUMBER GROUNDS']],
	['cases', 'lose', ['cases list', 'cases found|lost']],
	['cases', '', ['cases list', 'cases found|lost']],
])('usageOfAct shows only what `%s %s` needs, or all of the command', (verb, act, wanted) => {
	const own = usageOf(`${USAGE}${VENDORS_USAGE}${INVESTIGATIONS_USAGE}`, verb);
	const lines = usageOfAct(own, act).split('\n').filter(Boolean);
	expect(lines).toEqual(wanted.map((part) => expect.stringContaining(part)));
});

test('done indents continuation lines of user text, so that they cannot pass for output of the command', () => {
	const { lines } = done('26/11/2026\tbuyer\tnote: Ảnh đây.\n27/11/2026\tshop\taccepted\r\nx\u2028y');
	expect(lines.join('\n').split('\n').slice(1)).toEqual(['\t\t| 27/11/2026\tshop\taccepted', '\t\t| x', '\t\t| y']);
});

test('writing a file to an invalid path returns a failed outcome instead of throwing', async () => {
	expect(await storedOutcome('/nowhere/at/all.csv', 'x', 'written')).toMatchObject({ isDone: false });
});

test('storedPictures restricts folder and files to their owner, also when it overwrites a file', async () => {
	const parent = mkdtempSync(join(tmpdir(), 'papers-'));
	onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
	const folder = join(parent, 'of-a-shop');
	const save = () => savePictureFiles(folder, new Map([['identity.jpeg', new Uint8Array([1])]]));
	expect(await save()).toMatchObject({ isDone: true });
	chmodSync(join(folder, 'identity.jpeg'), 0o644);
	expect(await save()).toMatchObject({ isDone: true });
	expect([folder, join(folder, 'identity.jpeg')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
});
