// Compares the lock file with npm's record of installed packages (`node_modules/.package-lock.json`).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from './lock.mjs';
import { say, step } from './progress.mjs';
import { rootFolder, workFolder } from './root.mjs';

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

const record = join(rootFolder, 'node_modules', '.package-lock.json');

/** @param {{ needsTools: boolean }} options whether development dependencies are needed */
export async function ensureDependencies({ needsTools }) {
	if (areInstalled(needsTools)) return;
	const onWait = (/** @type {number} */ pid) => say(`  … another start (${pid}) is installing the dependencies`);
	await inTurn(join(workFolder, 'install'), onWait, async (note) => {
		if (areInstalled(needsTools)) return;
		// Keeps installed development dependencies when a developer starts the product after a pull.
		const withTools = needsTools || hasTools();
		await step('dependencies installed from the lock file', () => install(withTools, note));
	});
}

/** @param {boolean} needsTools */
function areInstalled(needsTools) {
	const wanted = readPackages(join(rootFolder, 'package-lock.json'));
	const present = readPackages(record);
	return Object.entries(wanted).every(([path, { version, integrity, dev, optional, devOptional }]) => {
		if (path === '' || optional || devOptional || (dev && !needsTools)) return true;
		return present[path]?.version === version && present[path]?.integrity === integrity;
	});
}

const hasTools = () => Object.values(readPackages(record)).some(({ dev }) => dev);

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readPackages(file) {
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/**
 * Install scripts stay off: no package needs one, and none may run on a user's machine.
 * @param {boolean} needsTools
 * @param {(name: string, pid: number | undefined) => void} note
 * @returns {Promise<void>}
 */
function install(needsTools, note) {
	const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'];
	const mode = needsTools ? '--include=dev' : '--omit=dev';
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
		child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('npm ci failed: see the lines above'))));
	});
}
