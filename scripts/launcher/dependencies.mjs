// Compares the lock file with npm's record of installed packages (`node_modules/.package-lock.json`).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from './lock.mjs';
import { say, step } from './progress.mjs';
import { rootFolder, workFolder } from './root.mjs';
import { runningCommands } from './running.mjs';

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

const record = join(rootFolder, 'node_modules', '.package-lock.json');

/** @param {{ needsTools: boolean }} options whether development dependencies are needed */
export async function ensureDependencies({ needsTools }) {
	if (currentPlan(needsTools).kind === 'nothing') return;
	const onWait = (/** @type {number} */ pid) => say(`  … another start (${pid}) is installing the dependencies`);
	await inTurn(join(workFolder, 'install'), onWait, async (note) => {
		const plan = currentPlan(needsTools);
		if (plan.kind === 'nothing') return;
		if (plan.kind === 'refuse') throw new Error(plan.reason);
		// A killed npm leaves packages without some of their files; those that it did not record are fetched again.
		for (const path of plan.kind === 'add' ? plan.missing : [])
			rmSync(join(rootFolder, path), { recursive: true, force: true });
		const what = plan.kind === 'add' ? 'development dependencies added' : 'dependencies installed from the lock file';
		await step(what, () => install(plan, note));
	});
}

/** @param {boolean} needsTools */
const currentPlan = (needsTools) =>
	installPlan({
		wanted: readPackages(join(rootFolder, 'package-lock.json')),
		present: readPackages(record),
		needsTools,
		running: runningCommands(),
	});

/**
 * `add` leaves all installed packages in place, so the product may run beside it. `replace` removes `node_modules`
 * first and is refused while another command of this folder runs.
 * @typedef {{ kind: 'nothing' } | { kind: 'add', missing: string[] } | { kind: 'replace', withTools: boolean } | { kind: 'refuse', reason: string }} InstallPlan
 * @param {{ wanted: Record<string, LockedPackage>, present: Record<string, LockedPackage>, needsTools: boolean, running: readonly { pid: number, command: string }[] }} facts
 * @returns {InstallPlan}
 */
export function installPlan({ wanted, present, needsTools, running }) {
	const missing = Object.entries(wanted).filter(([path, { version, integrity, optional, devOptional }]) => {
		if (path === '' || optional || devOptional) return false;
		return present[path]?.version !== version || present[path]?.integrity !== integrity;
	});
	const missingTools = missing.filter(([, { dev }]) => dev);
	if (missing.length === missingTools.length) {
		if (!needsTools || missing.length === 0) return { kind: 'nothing' };
		const isNew = missing.every(([path]) => !present[path]);
		if (isNew) return { kind: 'add', missing: Object.keys(wanted).filter((path) => path !== '' && !present[path]) };
	}
	const [first] = running;
	if (first)
		return {
			kind: 'refuse',
			reason: `the dependencies have changed, and npm run ${first.command} (process ${first.pid}) still uses the installed ones: stop it first`,
		};
	// Keeps installed development dependencies when a developer starts the product after a pull.
	return { kind: 'replace', withTools: needsTools || Object.values(present).some(({ dev }) => dev) };
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readPackages(file) {
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/**
 * Install scripts stay off: no package needs one, and none may run on a user's machine.
 * @param {Extract<InstallPlan, { kind: 'add' | 'replace' }>} plan
 * @param {(name: string, pid: number | undefined) => void} note
 * @returns {Promise<void>}
 */
function install(plan, note) {
	const verb = plan.kind === 'add' ? ['install', '--no-save'] : ['ci'];
	const args = [...verb, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'];
	const mode = plan.kind === 'add' || plan.withTools ? '--include=dev' : '--omit=dev';
	const npm = process.env.npm_execpath;
	const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
	return new Promise((resolve, reject) => {
		const child = spawn(program, [...first, ...args, mode], {
			cwd: rootFolder,
			stdio: ['ignore', 'ignore', 'inherit'],
			shell: process.platform === 'win32' && program === 'npm',
		});
		note('npm', child.pid);
		const stop = () => child.kill('SIGTERM');
		process.once('SIGTERM', stop);
		child.once('close', () => process.off('SIGTERM', stop));
		child.once('error', () => reject(new Error('npm was not found: install Node.js with npm')));
		child.once('exit', (code) =>
			code === 0 ? resolve() : reject(new Error(`npm ${verb[0]} failed: see the lines above`)),
		);
	});
}
