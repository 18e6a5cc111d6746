import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTANTS, type Mutant } from './guards.ts';
import { removeGuard } from './remove-guard.ts';

/**
 * `npm run mutants` removes every guard in turn, in a copy; `npm run mutants -- coin` those whose name or file says so;
 * `npm run mutants -- rules` has StrykerJS change the pure rules.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATIONS = 'db/migrations';
/** Sorts after every existing migration. */
const LAST_MIGRATION = '99991231235959_mutant.sql';
const NAME_WIDTH = 64;
const TEST_MAX_MS = 600_000;
const OUTPUT_SHOWN = 3_000;

type Change = { readonly mutant: Mutant; readonly file: string; readonly text: string };

const words = process.argv.slice(2);
if (words[0] === 'rules') process.exit(mutateRules(words.slice(1)));
const chosen = MUTANTS.filter((mutant) => words.length === 0 || words.some((word) => isNamed(mutant, word)));

/** StrykerJS over the pure rules that `stryker.config.json` names, or over the files that are given. */
function mutateRules(files: readonly string[]): number {
	const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'];
	if (files.length > 0) args.push('--mutate', files.join(','));
	return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

function isNamed(mutant: Mutant, word: string): boolean {
	return `${mutant.name} ${'file' in mutant ? mutant.file : mutant.table}`.includes(word);
}

/** Finds all guards before the first run: a missing one is an error of the list, not a surviving mutant. */
function findAll(): readonly Change[] | null {
	const changes: Change[] = [];
	for (const mutant of chosen) {
		try {
			changes.push({ mutant, ...changeFor(mutant) });
		} catch (problem) {
			console.error(`NOT FOUND: ${mutant.name}: ${problem instanceof Error ? problem.message : problem}`);
		}
	}
	return changes.length === chosen.length ? changes : null;
}

function changeFor(mutant: Mutant): Omit<Change, 'mutant'> {
	readFileSync(join(ROOT, mutant.test));
	if ('file' in mutant) {
		return { file: mutant.file, text: removeGuard(readFileSync(join(ROOT, mutant.file), 'utf8'), mutant) };
	}
	return { file: join(MIGRATIONS, LAST_MIGRATION), text: dropOf(mutant) };
}

function dropOf({ constraint, table }: { readonly constraint: string; readonly table: string }): string {
	const migrations = readdirSync(join(ROOT, MIGRATIONS)).map((file) =>
		readFileSync(join(ROOT, MIGRATIONS, file), 'utf8'),
	);
	const isMade = (statement: string): boolean =>
		migrations.some((text) => new RegExp(`${statement}\\s+${constraint}\\b`, 'i').test(text));
	if (isMade('create unique index')) return `DROP INDEX ${constraint};\n`;
	if (isMade('constraint')) return `ALTER TABLE ${table} DROP CONSTRAINT ${constraint};\n`;
	throw new Error(`no migration makes the constraint ${constraint}`);
}

function runAll(copy: string, changes: readonly Change[]): boolean {
	const { isGreen, output } = runTests(copy, [...new Set(changes.map(({ mutant }) => mutant.test))]);
	if (!isGreen) {
		console.error(`The tests fail without any mutant, so they say nothing about one:\n${output.slice(-OUTPUT_SHOWN)}`);
		return false;
	}
	const outcomes = changes.map((change) => {
		const outcome = outcomeOf(copy, change);
		console.log(`${change.mutant.name.padEnd(NAME_WIDTH)} ${outcome}`);
		return outcome;
	});
	const killed = outcomes.filter((outcome) => outcome.startsWith('killed')).length;
	console.log(`${killed} killed, ${outcomes.length - killed} not`);
	return killed === outcomes.length;
}

function outcomeOf(copy: string, { mutant, file, text }: Change): string {
	writeFileSync(join(copy, file), text);
	try {
		const { isGreen, output } = runTests(copy, [mutant.test]);
		if (isGreen) return 'SURVIVED';
		const failed = failedTest(output);
		return failed ? `killed: ${failed}` : `UNKNOWN: no test failed, the run did\n${output.slice(-OUTPUT_SHOWN)}`;
	} finally {
		if ('file' in mutant) cpSync(join(ROOT, file), join(copy, file));
		else rmSync(join(copy, file));
	}
}

/** Returns title and error of the first failed test; a timeout on a busy machine does not count. */
function failedTest(output: string): string | null {
	const [, test, problem] = /^ *FAIL +(.+)\n(.*)/m.exec(output) ?? [];
	return test ? `${test.split(' > ').at(-1)} (${problem})` : null;
}

function runTests(copy: string, tests: readonly string[]): { readonly isGreen: boolean; readonly output: string } {
	const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=db', '--bail=1', ...tests];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: copy,
		env: { ...process.env, NO_COLOR: '1' },
		encoding: 'utf8',
		timeout: TEST_MAX_MS,
		killSignal: 'SIGTERM',
	});
	return { isGreen: status === 0, output: `${stdout}\n${stderr}` };
}

/** Copies all files that git tracks, with uncommitted changes; the working tree is never changed. */
function copyOfProject(): string {
	const folder = mkdtempSync(join(tmpdir(), 'chobiz-mutants-'));
	const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
	for (const file of stdout.split('\0').filter(Boolean)) {
		cpSync(join(ROOT, file), join(folder, file), { recursive: true });
	}
	symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
	return folder;
}

const changes = findAll();
if (changes === null || changes.length === 0) {
	if (changes) console.error(`No mutant is named like ${words.join(' or ')}`);
	process.exitCode = 1;
} else {
	const copy = copyOfProject();
	try {
		process.exitCode = runAll(copy, changes) ? 0 : 1;
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}
