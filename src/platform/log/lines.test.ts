import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openLogFile } from './lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'chobiz-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function open(name: string) {
	const file = join(folder, name);
	const lines = openLogFile(file);
	const written = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);
	return { log: pino({}, lines), written };
}

test('openLines writes lines together after a delay, in order', async () => {
	const { log, written } = open('calm');
	for (let number = 0; number < 20; number += 1) log.info({ number }, 'answered');
	expect(written()).toEqual([]);
	await expect
		.poll(() => written().map((line) => JSON.parse(line).number))
		.toEqual(Array.from({ length: 20 }).map((_, at) => at));
});

test('openLines writes an error immediately, after the lines before it', () => {
	const { log, written } = open('wrong');
	log.info('before');
	log.child({ scheduledJob: 'x' }).error('broken');
	expect(written().map((line) => JSON.parse(line).msg)).toEqual(['before', 'broken']);
});

test('openLines writes many lines without waiting for the delay', () => {
	const { log, written } = open('many');
	for (let number = 0; number < 1000; number += 1) log.info({ number }, 'answered');
	expect(written().length).toBeGreaterThan(500);
});
