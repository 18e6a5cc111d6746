// A lock that survives kill -9: a numbered file records the holder, and the next number replaces a dead holder.
// Creating a file is atomic, so one of two successors wins; numbers only grow, so a stale one is never reused.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess, identityOf } from './processes.mjs';

/** @typedef {{ pid: number, identity: string | null }} Holder */
/** @typedef {Holder & { state: 'running' | 'stopping' | 'ended', children: Record<string, Holder> }} LockRecord */
/** @typedef {{ previous: LockRecord | null, record: LockRecord, save(): void, release(): void }} Lock */

const ATTEMPTS_MAX = 50;
const WAIT_MS = 200;
const LEFTOVER_STEPS = /** @type {const} */ ([
	['SIGTERM', 3_000],
	['SIGKILL', 2_000],
]);

/** @param {number} pid @returns {Holder} */
export const holderOf = (pid) => ({ pid, identity: identityOf(pid) });

/** @param {Holder} holder */
export const isStillThere = (holder) => holder.identity !== null && identityOf(holder.pid) === holder.identity;

/**
 * @param {string} folder
 * @returns {{ lock: Lock } | { holder: LockRecord }}
 */
export function takeLock(folder) {
	mkdirSync(folder, { recursive: true });
	for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
		const last = newest(folder);
		if (last && last.record.state !== 'ended' && isStillThere(last.record)) return { holder: last.record };
		const generation = (last?.generation ?? 0) + 1;
		/** @type {LockRecord} */
		const record = { ...holderOf(process.pid), state: 'running', children: {} };
		if (!create(folder, generation, record)) continue;
		if (newest(folder)?.generation !== generation) {
			rmSync(fileOf(folder, generation), { force: true });
			continue;
		}
		for (const old of generations(folder)) if (old < generation) rmSync(fileOf(folder, old), { force: true });
		return { lock: openLock(folder, generation, record, last?.record ?? null) };
	}
	throw new Error(`cannot lock ${folder}: too many at once`);
}

/** Stops processes that a killed holder left running. @param {Lock} lock @returns {Promise<string[]>} their names */
export async function endLeftovers({ previous }) {
	const left = Object.entries(previous?.children ?? {}).filter(([, child]) => isStillThere(child));
	await Promise.all(left.map(([, { pid }]) => endProcess(pid, LEFTOVER_STEPS)));
	return left.map(([name]) => name);
}

/**
 * Waits until the lock is free, without a limit.
 * @param {string} folder
 * @param {(pid: number) => void} onWait
 * @param {(note: (name: string, pid: number | undefined) => void) => Promise<void>} work records the processes it
 * starts
 */
export async function inTurn(folder, onWait, work) {
	for (let isFirst = true; ; isFirst = false) {
		const answer = takeLock(folder);
		if ('lock' in answer) {
			const { lock } = answer;
			try {
				await endLeftovers(lock);
				return await work((name, pid) => {
					if (pid) lock.record.children[name] = holderOf(pid);
					lock.save();
				});
			} finally {
				lock.release();
			}
		}
		if (isFirst) onWait(answer.holder.pid);
		await wait(WAIT_MS);
	}
}

/** @param {string} folder @returns {LockRecord | null} the current holder */
export function lockHolder(folder) {
	const last = existsSync(folder) ? newest(folder) : null;
	return last && last.record.state !== 'ended' && isStillThere(last.record) ? last.record : null;
}

/** @param {string} folder @param {number} generation @param {LockRecord} record @param {LockRecord | null} previous @returns {Lock} */
function openLock(folder, generation, record, previous) {
	const save = () => {
		// The data folder was deleted under a running product, which must still be able to stop.
		if (!existsSync(folder)) return;
		const draft = write(folder, record);
		renameSync(draft, fileOf(folder, generation));
	};
	return {
		previous,
		record,
		save,
		release: () => {
			record.state = 'ended';
			record.children = {};
			save();
		},
	};
}

/** @param {string} folder @param {number} generation */
const fileOf = (folder, generation) => join(folder, `${generation}.json`);

/** @param {string} folder */
function generations(folder) {
	return readdirSync(folder)
		.filter((name) => /^\d+\.json$/.test(name))
		.map((name) => Number.parseInt(name, 10));
}

/** @param {string} folder @returns {{ generation: number, record: LockRecord } | null} */
function newest(folder) {
	for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
		const generation = Math.max(0, ...generations(folder));
		if (generation === 0) return null;
		try {
			return { generation, record: JSON.parse(readFileSync(fileOf(folder, generation), 'utf8')) };
		} catch {
			// A successor has just removed the file: read again.
		}
	}
	return null;
}

/** @param {string} folder @param {number} generation @param {LockRecord} record */
function create(folder, generation, record) {
	const draft = write(folder, record);
	try {
		linkSync(draft, fileOf(folder, generation));
		return true;
	} catch (error) {
		if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
		throw error;
	} finally {
		rmSync(draft, { force: true });
	}
}

/** @param {string} folder @param {LockRecord} record */
function write(folder, record) {
	const draft = join(folder, `draft-${process.pid}`);
	writeFileSync(draft, JSON.stringify(record));
	return draft;
}
