import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { installPlan } from './dependencies.mjs';
import { noteRunning, runningCommands } from './running.mjs';

const PRODUCT = { version: '1.0.0', integrity: 'sha512-product' };
const TOOL = { version: '2.0.0', integrity: 'sha512-tool', dev: true };
const BINARY = { version: '2.0.0', integrity: 'sha512-binary', dev: true, optional: true };
const wanted = { '': {}, 'node_modules/pg': PRODUCT, 'node_modules/vitest': TOOL, 'node_modules/vitest-linux': BINARY };
const running = [{ pid: 4711, command: 'start' }];

describe('installPlan', () => {
	test('installs nothing when everything needed is there', () => {
		const present = { 'node_modules/pg': PRODUCT, 'node_modules/vitest': TOOL };
		expect(installPlan({ wanted, present, needsTools: true, running })).toEqual({ kind: 'nothing' });
		const facts = { wanted, present: { 'node_modules/pg': PRODUCT }, needsTools: false, running };
		expect(installPlan(facts)).toEqual({ kind: 'nothing' });
	});

	test('adds the development dependencies beside the running product', () => {
		const facts = { wanted, present: { 'node_modules/pg': PRODUCT }, needsTools: true, running };
		expect(installPlan(facts)).toEqual({
			kind: 'add',
			missing: ['node_modules/vitest', 'node_modules/vitest-linux'],
		});
	});

	test('refuses to replace packages under the running product and names its process', () => {
		const present = { 'node_modules/pg': { ...PRODUCT, version: '0.9.0' } };
		const plan = installPlan({ wanted, present, needsTools: true, running });
		expect(plan).toMatchObject({ kind: 'refuse', reason: expect.stringContaining('npm run start (process 4711)') });
	});

	test('replaces packages when nothing runs, and keeps installed development dependencies', () => {
		const old = { 'node_modules/pg': { ...PRODUCT, version: '0.9.0' } };
		const facts = { wanted, needsTools: false, running: [] };
		expect(installPlan({ ...facts, present: old })).toEqual({ kind: 'replace', withTools: false });
		const present = { ...old, 'node_modules/vitest': TOOL };
		expect(installPlan({ ...facts, present })).toEqual({ kind: 'replace', withTools: true });
		expect(installPlan({ ...facts, present: {}, needsTools: true })).toEqual({ kind: 'replace', withTools: true });
	});
});

test('runningCommands leaves out its own process and removes the notes of ended ones', () => {
	const folder = mkdtempSync(join(tmpdir(), 'running-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	noteRunning('test', folder);
	writeFileSync(
		join(folder, '999999999.json'),
		JSON.stringify({ pid: 999_999_999, identity: 'gone', command: 'start' }),
	);
	writeFileSync(join(folder, 'half.json'), '{"pid":');
	expect(runningCommands(folder)).toEqual([]);
	expect(readdirSync(folder)).toEqual([`${process.pid}.json`]);
});
