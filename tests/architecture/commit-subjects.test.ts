import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOOK = join(ROOT, '.githooks/commit-msg');
const BASE_COMMIT = '93cfd6bc07c3a59e290001bc337bcf78b0d8b0db';
const SUBJECT_LENGTH_MAX = 72;

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

function subjectPattern(): RegExp {
	const pattern = /^PATTERN='(.+)'$/m.exec(readFileSync(HOOK, 'utf8'))?.[1];
	if (!pattern) throw new Error('.githooks/commit-msg has no PATTERN');
	return new RegExp(pattern);
}

/** A shallow clone or an archive does not contain the base commit. */
const hasBaseCommit = (): boolean => git('merge-base', '--is-ancestor', BASE_COMMIT, 'HEAD').status === 0;

test('every commit since the base commit has a subject of the form type(scope): summary', ({ skip }) => {
	skip(!hasBaseCommit(), `commit ${BASE_COMMIT.slice(0, 9)} is not in this clone, so its history cannot be checked`);
	const pattern = subjectPattern();
	const log = git('log', '--no-merges', '--format=%h %s', `${BASE_COMMIT}..HEAD`).stdout;
	const wrong = log
		.split('\n')
		.filter(Boolean)
		.filter((line) => {
			const subject = line.slice(line.indexOf(' ') + 1);
			return subject.length > SUBJECT_LENGTH_MAX || !pattern.test(subject);
		});
	expect(wrong).toEqual([]);
});

describe('the commit-msg hook', () => {
	let folder = '';
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), 'commit-msg-'));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	const accepts = (message: string): boolean => {
		const file = join(folder, 'message');
		writeFileSync(file, message);
		return spawnSync('bash', [HOOK, file]).status === 0;
	};

	test.each([
		'feat(auctions): extend the end when a bid arrives in the last 5 minutes',
		'fix(vendor-orders): show the phone number\n\nA body of any length follows after an empty line.',
		"Merge branch 'language'",
	])('accepts %j', (message) => {
		expect(accepts(message)).toBe(true);
	});

	test.each([
		'orders: who comes too late for the goods is told so',
		'feat: no scope',
		'Feat(orders): wrong case',
		'feat(orders): ends with a full stop.',
		`feat(orders): ${'x'.repeat(SUBJECT_LENGTH_MAX)}`,
		'',
	])('rejects %j', (message) => {
		expect(accepts(message)).toBe(false);
	});
});
