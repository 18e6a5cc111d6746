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
		// The name in brackets may contain blanks; the fields after it start with number 3 (proc(5)).
		const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
		// A zombie accepts signals but does not run: its parent has not collected it yet.
		return { isZombie: fields[0] === 'Z' || fields[0] === 'X', parent: Number(fields[1]), startedAt: fields[19] };
	} catch {
		return null;
	}
}

/**
 * Distinguishes a process from a later one with the same pid.
 * @param {number} pid
 * @returns {string | null} null when no such process exists
 */
export function identityOf(pid) {
	const stat = procStat(pid);
	if (stat) return stat.isZombie ? null : `${bootId()}:${stat.startedAt}`;
	if (process.platform === 'linux' || process.platform === 'win32') return isAlive(pid) ? 'unknown' : null;
	const answer = spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' });
	return answer.stdout?.trim() || null;
}

/**
 * Returns the processes whose end must stop this one: the parent and, when it is only npm's shell, npm.
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
 * Finds processes by their working folder, because a killed parent leaves children whose titles vary.
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
	} catch {}
}

/** @param {() => boolean} holds @param {number} timeoutMs @returns {Promise<boolean>} false on timeout */
export async function waitUntil(holds, timeoutMs) {
	const end = Date.now() + timeoutMs;
	while (!holds()) {
		if (Date.now() > end) return false;
		await wait(POLL_MS);
	}
	return true;
}

/**
 * Waits as long as `progress` changes.
 * @param {() => boolean} holds
 * @param {() => number} progress
 * @param {number} stillMs longest time without progress
 * @returns {Promise<boolean>} false when progress stopped
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
 * Sends one signal after another until the process has ended.
 * @param {number} pid
 * @param {ReadonlyArray<readonly [NodeJS.Signals, number]>} steps signal and the milliseconds to wait after it
 */
export async function endProcess(pid, steps) {
	for (const [signal, timeoutMs] of steps) {
		if (!isAlive(pid)) return true;
		signalTo(pid, signal);
		if (await waitUntil(() => !isAlive(pid), timeoutMs)) return true;
	}
	return !isAlive(pid);
}
