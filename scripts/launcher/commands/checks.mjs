// Runs checks, build and seeding in parallel with the unit and database tests; a failure does not stop later stages.
// Each check and each test counts as one in the total.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../build.mjs';
import { findChromium } from '../chromium.mjs';
import { say, seconds } from '../progress.mjs';
import { rootFolder, workFolder } from '../root.mjs';
import { runScript } from '../scripts.mjs';
import { checkOnce } from './checked.mjs';
import { browserFailures, vitestFailures } from './failures.mjs';
import { browserTimings, timingLines, vitestTimings } from './timings.mjs';

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Count failures: what failed and why, told again at the end */
/** @typedef {{ name: string, script: string, args: string[], needs?: string, sources?: string[] }} Check sources: all that decides its answer */
/** @typedef {import('./timings.mjs').TimedTest} TimedTest */
/** @typedef {import('./timings.mjs').Stage} Stage */

const reports = join(workFolder, 'reports');
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const NOTHING = { passed: 0, failed: 0 };
const TYPED = ['src', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.astro.json'];

/** @type {Check[]} */
const QUICK_CHECKS = [
	{
		name: 'format and lint',
		script: 'node_modules/@biomejs/biome/bin/biome',
		args: ['ci', '--colors=off', '--max-diagnostics=50'],
	},
	{
		name: 'format of pages and documents',
		script: 'node_modules/prettier/bin/prettier.cjs',
		args: ['--check', '--log-level=warn', 'src/**/*.astro', '**/*.md'],
		needs: '.prettierrc',
	},
	{
		name: 'types',
		script: 'node_modules/typescript-7/bin/tsc',
		args: ['--noEmit', '-p', '.'],
		sources: [...TYPED, 'scripts', 'tests', 'bench', 'drills', 'db', 'playwright.config.ts', 'vitest.config.ts'],
	},
	{
		name: 'arrows between the folders',
		script: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
		args: ['--config', '.dependency-cruiser.mjs', 'src', '--output-type', 'err'],
		needs: '.dependency-cruiser.mjs',
	},
	{ name: 'nothing unused', script: 'node_modules/knip/bin/knip.js', args: [], needs: 'knip.json' },
	{ name: 'documents', script: 'scripts/docs-check.ts', args: [], needs: 'scripts/docs-check.ts' },
];
/** @type {Check} */
const PAGE_TYPES = {
	name: 'types of pages',
	script: ASTRO,
	// Astro's language server resolves packages like a bundler, not like Node.
	args: ['check', '--minimumSeverity', 'error', '--tsconfig', 'tsconfig.astro.json'],
	sources: TYPED,
};
const UNIT = ['--project', 'unit*'];
const DATABASE = ['--project', 'db*'];
/** @type {Stage[]} */
const stages = [];
/** @type {TimedTest[]} */
const timedTests = [];

/**
 * @param {{ isQuick: boolean }} options quick: without database, build and browser
 * @returns {Promise<number>} exit code
 */
export async function runChecks({ isQuick }) {
	clearReports();
	// Generates the content types first, because a fresh clone has none.
	const counts = [await attempt('content types', () => runScript(ASTRO, { args: ['sync'], env: quiet() }))];
	const checks = QUICK_CHECKS.filter(({ needs }) => !needs || existsSync(join(rootFolder, needs)));
	if (isQuick) {
		counts.push(await stage('checks', () => runAll(checks)), await runVitest('unit', UNIT));
		return ended(counts);
	}
	// The tests often wait for the database, so CPU-bound checks use the idle cores.
	const [build, tests] = await Promise.all([
		buildAndCheck([...checks, PAGE_TYPES]),
		runVitest('unit and database', [...UNIT, ...DATABASE]),
	]);
	counts.push(build, tests);
	if (isBuilt) counts.push(await runVitest('whole product', ['--project', 'product']), await runBrowser());
	return ended(counts);
}

/**
 * Runs unit and database tests of a domain or of a folder of `tests/`, for example `architecture`.
 * @param {readonly string[]} words
 * @returns {Promise<number>} exit code
 */
export async function runDomainTests([name = '', ...more]) {
	clearReports();
	const folders = [`src/domains/${name}`, `tests/${name}`];
	const folder = folders.find((candidate) => name && existsSync(join(rootFolder, candidate)));
	if (!folder) throw new Error(`npm run test:domain -- NAME: no ${folders.join(' and no ')}`);
	return ended([await runVitest(name, [...UNIT, ...DATABASE, `${folder}/`, ...more])]);
}

/**
 * Layout tests with manual review; not part of `npm test`.
 * @param {readonly string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runVisualTests(args) {
	clearReports();
	return ended([await runBrowser(['--config', 'playwright.visual.config.ts', ...args])]);
}

function clearReports() {
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
}

/** @param {Count[]} counts @returns {number} exit code */
function ended(counts) {
	for (const line of timingLines(stages, timedTests, `${rootFolder}/`)) say(line);
	const passed = counts.reduce((sum, count) => sum + count.passed, 0);
	const failed = counts.reduce((sum, count) => sum + count.failed, 0);
	for (const failure of counts.flatMap(({ failures = [] }) => failures)) say(failure);
	say(`${passed} passed, ${failed} failed`);
	return failed > 0 || passed === 0 ? 1 : 0;
}

let isBuilt = false;

/** @param {Check[]} checks @returns {Promise<Count>} */
function buildAndCheck(checks) {
	return stage('checks and build, beside the tests', async () => {
		const build = await attempt('build within its budgets', ensureBuild);
		isBuilt = build.failed === 0;
		const demonstration = isBuilt
			? await attempt('demonstration data', () => runScript('tests/load-demonstration.ts', { args: [], env: quiet() }))
			: NOTHING;
		return sumOf([build, demonstration, await runAll(checks, 1)]);
	});
}

/** @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
async function stage(name, work) {
	const begin = performance.now();
	try {
		return await work();
	} finally {
		stages.push({ name, ms: performance.now() - begin });
	}
}

/** @param {readonly Count[]} counts @returns {Count} */
function sumOf(counts) {
	return {
		passed: counts.reduce((sum, { passed }) => sum + passed, 0),
		failed: counts.reduce((sum, { failed }) => sum + failed, 0),
		failures: counts.flatMap(({ failures = [] }) => failures),
	};
}

/** @returns {NodeJS.ProcessEnv} */
const quiet = () => ({ ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NO_COLOR: '1' });

/** @param {Check[]} checks @param {number} [atOnce] @returns {Promise<Count>} */
async function runAll(checks, atOnce = 2) {
	const waiting = [...checks];
	/** @type {Count[]} */
	const counts = [];
	const worker = async () => {
		for (let check = waiting.shift(); check; check = waiting.shift()) counts.push(await runCheck(check));
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, availableParallelism()) }, worker));
	return sumOf(counts);
}

/** @param {Check} check @returns {Promise<Count>} */
function runCheck({ name, script, args, sources }) {
	const work = () => runScript(script, { args, env: quiet() });
	return attempt(name, sources ? () => checkOnce(name, sources, work) : work);
}

/** @param {string} name @param {() => Promise<unknown>} work @returns {Promise<Count>} */
async function attempt(name, work) {
	const begin = performance.now();
	try {
		const isRepeated = (await work()) === false;
		say(`✓ ${name} (${isRepeated ? 'held before for the same files' : seconds(begin)})`);
		return { passed: 1, failed: 0 };
	} catch (problem) {
		const why = problem instanceof Error ? problem.message : problem;
		say(`✗ ${name} (${seconds(begin)})\n${why}`);
		return { passed: 0, failed: 1, failures: [`✗ ${name}`] };
	}
}

/** @param {string} name @param {string[]} args @returns {Promise<Count>} */
async function runVitest(name, args) {
	say(`\n${name} tests`);
	const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
	const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests'];
	const code = await stage(`${name} tests`, () => runWithOutput([VITEST, 'run', ...args, ...reporting], {}));
	const result = readReport(report);
	timedTests.push(...vitestTimings(result));
	return judged(code, name, {
		passed: result?.numPassedTests ?? 0,
		failed: result?.numFailedTests ?? 0,
		failures: vitestFailures(result),
	});
}

/** @param {readonly string[]} [args] @returns {Promise<Count>} */
async function runBrowser(args = []) {
	say('\nbrowser tests');
	if (!existsSync(join(rootFolder, 'playwright.config.ts'))) return NOTHING;
	try {
		const report = join(reports, 'browser.json');
		const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
		const run = () => runWithOutput([PLAYWRIGHT, 'test', '--pass-with-no-tests', ...args], env);
		const code = await stage('browser tests', run);
		const result = readReport(report);
		timedTests.push(...browserTimings(result));
		const stats = result?.stats ?? {};
		return judged(code, 'browser', {
			passed: stats.expected ?? 0,
			// A test that passes only on retry counts as failed.
			failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
			failures: browserFailures(result),
		});
	} catch (problem) {
		say(`✗ browser tests: ${problem instanceof Error ? problem.message : problem}`);
		return { passed: 0, failed: 1, failures: ['✗ browser tests did not start'] };
	}
}

/**
 * A run can fail without a failed test, for example when a file does not load.
 * @param {number} code
 * @param {string} name
 * @param {Count} count
 * @returns {Count}
 */
function judged(code, name, count) {
	if (code === 0 || count.failed > 0) return count;
	const failures = [...(count.failures ?? []), `✗ ${name} tests ended with ${code}, outside of any test: see above`];
	return { ...count, failed: 1, failures };
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runWithOutput(args, env) {
	const child = spawn(process.execPath, args, {
		cwd: rootFolder,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => resolve(code ?? 1));
	});
}

/** @param {string} file */
function readReport(file) {
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
