import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeLock } from '../scripts/launcher/lock.mjs';
import { temporaryFolder } from './temporary-folder.ts';

test('temporaryFolder removes the folders of ended owners, unless a product still runs in them', async () => {
	const parent = await temporaryFolder('chobiz-parent-');
	onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
	const [abandoned, used, other, owned] = [
		'run-999999999-AbCdEf',
		'run-999999998-AbCdEf',
		'run-notes',
		`run-${process.pid}-AbCdEf`,
	].map((name) => join(parent, name));
	for (const folder of [abandoned, used, other, owned]) mkdirSync(join(folder ?? '', 'lock'), { recursive: true });
	takeLock(join(used ?? '', 'lock'));
	const made = await temporaryFolder('run-', parent);
	expect([abandoned, used, other, owned, made].map((folder) => existsSync(folder ?? ''))).toEqual([
		false,
		true,
		true,
		true,
		true,
	]);
	expect(basename(made)).toMatch(new RegExp(`^run-${process.pid}-`));
});
