// Commands that run from this folder's `node_modules`, one file each, so that no install removes it under them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, isStillThere } from './lock.mjs';
import { callers } from './processes.mjs';
import { workFolder } from './root.mjs';

const FOLDER = join(workFolder, 'running');

/** @param {string} command @param {string} [folder] */
export function noteRunning(command, folder = FOLDER) {
	const file = join(folder, `${process.pid}.json`);
	try {
		mkdirSync(folder, { recursive: true });
		writeFileSync(file, JSON.stringify({ ...holderOf(process.pid), command }));
	} catch (problem) {
		// Another user's checkout is read-only; whoever cannot write there cannot install there either.
		if (problem instanceof Error && 'code' in problem && ['EACCES', 'EROFS'].includes(String(problem.code))) return;
		throw problem;
	}
	process.once('exit', () => rmSync(file, { force: true }));
}

/**
 * Leaves out this process and its callers.
 * @param {string} [folder]
 * @returns {{ pid: number, command: string }[]}
 */
export function runningCommands(folder = FOLDER) {
	if (!existsSync(folder)) return [];
	const own = new Set([process.pid, ...callers()]);
	return readdirSync(folder).flatMap((name) => {
		const file = join(folder, name);
		const noted = read(file);
		if (noted && isStillThere(noted)) return own.has(noted.pid) ? [] : [{ pid: noted.pid, command: noted.command }];
		rmSync(file, { force: true });
		return [];
	});
}

/** @param {string} file @returns {(import('./lock.mjs').Holder & { command: string }) | null} */
function read(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		// Its command has just ended, or was killed while it wrote.
		return null;
	}
}
