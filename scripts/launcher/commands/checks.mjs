// Everything that must hold, one after another; a failure never hides what comes after it. Each check counts as one,
// each test as one, and the last line says the sum.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../build.mjs';
import { findChromium } from '../chromium.mjs';
import { say, seconds } from '../progress.mjs';
import { rootFolder, workFolder } from '../root.mjs';
import { runScript } from '../scripts.mjs';
import { browserFailures, vitestFailures } from './failures.mjs';

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Count failures: what failed and why, told again at the end */
/** @typedef {{ name: string, script: string, args: string[], needs?: string }} Check */

const reports = join(workFolder, 'reports');
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const NOTHING = { passed: 0, failed: 0 };

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
	{ name: 'types', script: 'node_modules/typescript-7/bin/tsc', args: ['--noEmit', '-p', '.'] },
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
	// Astro's language server resolves packages as a bundler does, not as Node.
	args: ['check', '--minimumSeverity', 'error', '--tsconfig', 'tsconfig.astro.json'],
};

/**
 * @param {{ isQuick: boolean }} options quick: without database, build and browser
 * @returns {Promise<number>} exit code
 */
export async function runChecks({ isQuick }) {
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
	// Generated types: without them the pages' content has no type in a fresh clone.
	const counts = [await attempt('content types', () => runScript(ASTRO, { args: ['sync'], env: quiet() }))];
	const checks = isQuick ? QUICK_CHECKS : [...QUICK_CHECKS, PAGE_TYPES];
	counts.push(await runAll(checks.filter(({ needs }) => !needs || existsSync(join(rootFolder, needs)))));
	if (isQuick) {
		counts.push(await runVitest('unit', ['--project', 'unit*']));
	} else {
		counts.push(await runVitest('unit and database', ['--project', 'unit*', '--project', 'db*']));
		const build = await attempt('build within its budgets', ensureBuild);
		counts.push(build);
		if (build.failed === 0) counts.push(await runVitest('whole product', ['--project', 'product']), await runBrowser());
	}
	const passed = counts.reduce((sum, count) => sum + count.passed, 0);
	const failed = counts.reduce((sum, count) => sum + count.failed, 0);
	for (const failure of counts.flatMap(({ failures = [] }) => failures)) say(failure);
	say(`${passed} passed, ${failed} failed`);
	return failed > 0 || passed === 0 ? 1 : 0;
}

/** @returns {NodeJS.ProcessEnv} */
const quiet = () => ({ ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NO_COLOR: '1' });

/** @param {Check[]} checks @returns {Promise<Count>} */
async function runAll(checks) {
	const waiting = [...checks];
	/** @type {Required<Count>} */
	const total = { passed: 0, failed: 0, failures: [] };
	const worker = async () => {
		for (let check = waiting.shift(); check; check = waiting.shift()) {
			const { name, script, args } = check;
			const count = await attempt(name, () => runScript(script, { args, env: quiet() }));
			total.passed += count.passed;
			total.failed += count.failed;
			total.failures.push(...(count.failures ?? []));
		}
	};
	await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
	return total;
}

/** @param {string} name @param {() => Promise<unknown>} work @returns {Promise<Count>} */
async function attempt(name, work) {
	const begin = performance.now();
	try {
		await work();
		say(`✓ ${name} (${seconds(begin)})`);
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
	const code = await runVisibly([VITEST, 'run', ...args, ...reporting], {});
	const result = readReport(report);
	return judged(code, name, {
		passed: result?.numPassedTests ?? 0,
		failed: result?.numFailedTests ?? 0,
		failures: vitestFailures(result),
	});
}

/** @returns {Promise<Count>} */
async function runBrowser() {
	say('\nbrowser tests');
	if (!existsSync(join(rootFolder, 'playwright.config.ts'))) return NOTHING;
	try {
		const report = join(reports, 'browser.json');
		const code = await runVisibly([PLAYWRIGHT, 'test', '--pass-with-no-tests'], {
			CHROMIUM_PATH: await findChromium(),
			PLAYWRIGHT_JSON_OUTPUT_NAME: report,
		});
		const result = readReport(report);
		const stats = result?.stats ?? {};
		return judged(code, 'browser', {
			passed: stats.expected ?? 0,
			// A test that passes only at the second try is broken.
			failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
			failures: browserFailures(result),
		});
	} catch (problem) {
		say(`✗ browser tests: ${problem instanceof Error ? problem.message : problem}`);
		return { passed: 0, failed: 1, failures: ['✗ browser tests did not start'] };
	}
}

/** A run can fail without a failed test: a file that does not load, an error outside of any test.
 * @param {number} code @param {string} name @param {Count} count @returns {Count} */
function judged(code, name, count) {
	if (code === 0 || count.failed > 0) return count;
	const failures = [...(count.failures ?? []), `✗ ${name} tests ended with ${code}, outside of any test: see above`];
	return { ...count, failed: 1, failures };
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runVisibly(args, env) {
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
