import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './table.ts';

/** `npm run mutants` takes every guard away in turn, in a copy; `npm run mutants -- hold` those that say so. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WIDTH = 62;
const TEST_MAX_MS = 600_000;
const SAID_MAX = 3_000;
const KILLED = 'killed';

const wanted = process.argv.slice(2);
const chosen = MUTANTS.filter(
	({ guard, file }) => wanted.length === 0 || wanted.some((words) => `${guard} ${file}`.includes(words)),
);
const copy = copyOfProject();
try {
	process.exitCode = runAll() ? 0 : 1;
} finally {
	rmSync(copy, { recursive: true, force: true });
}

function runAll(): boolean {
	const suites = [...new Set(chosen.map(({ tests }) => tests))];
	const { isGreen, said } = runTests(suites);
	if (!isGreen) {
		console.log(`The tests fail without any mutant, so nothing can be said about them:\n${said.slice(-SAID_MAX)}`);
		return false;
	}
	const outcomes = chosen.map((mutant) => {
		const outcome = outcomeOf(mutant);
		console.log(`${mutant.guard.padEnd(WIDTH)} ${outcome}`);
		return outcome;
	});
	const killed = outcomes.filter((outcome) => outcome.startsWith(KILLED)).length;
	console.log(`${killed} killed, ${outcomes.length - killed} not`);
	return killed > 0 && killed === outcomes.length;
}

function outcomeOf({ file, edits, tests }: Mutant): string {
	const path = join(copy, file);
	const sound = readFileSync(path, 'utf8');
	if (edits.some(([from]) => sound.split(from).length !== 2)) return 'STALE: its guard does not stand there once';
	writeFileSync(
		path,
		edits.reduce((text, [from, to]) => text.replace(from, () => to), sound),
	);
	try {
		const { isGreen, said } = runTests([tests]);
		if (isGreen) return 'SURVIVED';
		const failed = failedTest(said);
		return failed ? `${KILLED}: ${failed}` : `UNKNOWN: no test failed, the run did\n${said.slice(-SAID_MAX)}`;
	} finally {
		writeFileSync(path, sound);
	}
}

/** A server that did not start kills no mutant, and a test that only ran out of time may not have, either. */
function failedTest(said: string): string | null {
	const [, test, problem, rest = ''] = /^ *FAIL +(.+)\n(.*)([\s\S]*)/m.exec(said) ?? [];
	// 55P03: it waited for a lock longer than a shop would let it.
	const [, code] = /code: '(\w{5})'/.exec(rest) ?? [];
	return test ? `${test.split(' > ').at(-1)} (${problem}${code ? ` ${code}` : ''})` : null;
}

function runTests(tests: readonly string[]): { readonly isGreen: boolean; readonly said: string } {
	const flags = ['run', '--project=unit', '--project=db', '--bail=1', ...tests];
	const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...flags], {
		cwd: copy,
		env: { ...process.env, NO_COLOR: '1' },
		encoding: 'utf8',
		timeout: TEST_MAX_MS,
		killSignal: 'SIGTERM',
	});
	return { isGreen: status === 0, said: `${stdout}\n${stderr}` };
}

/** What git knows of, as it stands now; nobody's files are changed. */
function copyOfProject(): string {
	const folder = mkdtempSync(join(tmpdir(), 'chobiz-mutants-'));
	const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
	for (const file of stdout.split('\0').filter(Boolean)) {
		cpSync(join(ROOT, file), join(folder, file), { recursive: true });
	}
	symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
	return folder;
}
