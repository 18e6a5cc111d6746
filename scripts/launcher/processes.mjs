// What the operating system knows about a process. Linux answers through /proc, other systems through ps.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 20;

/** @param {number} pid */
export function isAlive(pid) {
	try {
		process.kill(pid, 0);
	} catch (error) {
		return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
	}
	return !procStat(pid)?.isZombie;
}

/** @param {number} pid */
function procStat(pid) {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The name in brackets may hold blanks; the fields after it are numbered from 3.
		const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
		// A zombie answers signals but runs no more: its parent has only not collected it yet.
		return { isZombie: fields[0] === 'Z' || fields[0] === 'X', parent: Number(fields[1]), startedAt: fields[19] };
	} catch {
		return null;
	}
}

/**
 * Tells one process from a later one with the same number.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
export function identityOf(pid) {
	const stat = procStat(pid);
	if (stat) return stat.isZombie ? null : `${bootId()}:${stat.startedAt}`;
	if (process.platform === 'linux' || process.platform === 'win32') return isAlive(pid) ? 'unknown' : null;
	const answer = spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' });
	return answer.stdout?.trim() || null;
}

/**
 * Who would be missed: the parent and, when that is only the shell in which npm runs a script, npm itself.
 * @returns {number[]}
 */
export function callers() {
	const shell = procStat(process.ppid);
	return shell && commandOf(process.ppid)[1] === '-c' ? [process.ppid, shell.parent] : [process.ppid];
}

/** @param {number} pid @returns {string[]} */
function commandOf(pid) {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
	} catch {
		return [];
	}
}

function bootId() {
	try {
		return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
	} catch {
		return 'boot';
	}
}

/**
 * Processes whose working folder is this one: finds what a killed parent left behind, whatever its title says.
 * @param {string} folder a real path
 * @returns {number[]}
 */
export function processesIn(folder) {
	if (process.platform !== 'linux') return [];
	return readdirSync('/proc')
		.map(Number)
		.filter((pid) => Number.isInteger(pid) && pid !== process.pid && workingFolder(pid) === folder);
}

/** @param {number} pid */
function workingFolder(pid) {
	try {
		return readlinkSync(`/proc/${pid}/cwd`);
	} catch {
		return null;
	}
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signalTo(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {
		// It ended by itself in the meantime.
	}
}

/**
 * @param {() => boolean} holds
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false when the time ran out
 */
export async function waitUntil(holds, timeoutMs) {
	const end = Date.now() + timeoutMs;
	while (!holds()) {
		if (Date.now() > end) return false;
		await wait(POLL_MS);
	}
	return true;
}

/**
 * For as long as what is waited for shows that it goes on.
 * @param {() => boolean} holds
 * @param {() => number} progress
 * @param {number} stillMs may pass without any
 * @returns {Promise<boolean>} false when it stood still so long
 */
export async function waitWhileMoving(holds, progress, stillMs) {
	let before;
	do {
		before = progress();
		if (await waitUntil(holds, stillMs)) return true;
	} while (progress() > before);
	return holds();
}

/**
 * Ends a process by one signal after another, each with the time it is given.
 * @param {number} pid
 * @param {ReadonlyArray<readonly [NodeJS.Signals, number]>} steps signal and milliseconds
 */
export async function endProcess(pid, steps) {
	for (const [signal, timeoutMs] of steps) {
		if (!isAlive(pid)) return true;
		signalTo(pid, signal);
		if (await waitUntil(() => !isAlive(pid), timeoutMs)) return true;
	}
	return !isAlive(pid);
}
