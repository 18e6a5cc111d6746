import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repeatableStep } from '../../scripts/launcher/progress.mjs';
import { reasonIn, runScripts } from '../../scripts/launcher/scripts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chobiz-step-'));
const log = join(folder, 'start.log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const never = () => false;

describe('repeatableStep', () => {
	test('retries a failed step once', async () => {
		let tries = 0;
		const work = async () => {
			tries += 1;
			if (tries === 1) throw new Error('terminating connection due to idle-in-transaction timeout');
			return tries;
		};
		expect(await repeatableStep('schema', { work, log, isStopping: never })).toBe(2);
	});

	test('reports the second failure in one line with the log file and the remedy', async () => {
		const work = () => Promise.reject(new Error('disk full\n    at somewhere (file.ts:1:1)'));
		const failed = repeatableStep('schema', { work, log, isStopping: never });
		await expect(failed).rejects.toThrow(
			`schema failed twice: disk full. All of it is in ${log}; run the same command again`,
		);
	});

	test('does not retry while the product is stopping', async () => {
		let tries = 0;
		const work = async () => {
			tries += 1;
			throw new Error('stopped');
		};
		await expect(repeatableStep('schema', { work, log, isStopping: () => true })).rejects.toThrow('stopped');
		expect(tries).toBe(1);
	});
});

describe('reasonIn', () => {
	test.each([
		[
			'file:///x.ts:3\n  throw problem;\n\nerror: canceling statement\n    at a (b.ts:1:1)\n    at c (d.ts:2:2) {\n  code: 1\n}\n\nNode.js v24.0.0',
			'error: canceling statement',
		],
		['{"level":40}\nTypeError [ERR_X]: no such thing\n    at a (b.ts:1:1)', 'TypeError [ERR_X]: no such thing'],
		['Setting VNPAY_HOST: is wrong', 'Setting VNPAY_HOST: is wrong'],
		['ended without a word', 'ended without a word'],
	])('returns the error of %j without its stack', (text, reason) => {
		writeFileSync(log, text);
		expect(reasonIn(log)).toBe(reason);
	});

	test('is the error message of a failed script', async () => {
		const failed = runScripts(['tests/launcher/failing-script.mjs'], { env: process.env, log });
		await expect(failed).rejects.toThrow(/^Error: the table is gone$/);
	});
});
