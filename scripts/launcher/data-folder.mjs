// One product per DATA_DIR. Processes that a killed launcher left running are stopped before the data is touched.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endLeftovers, holderOf, takeLock } from './lock.mjs';
import { say } from './progress.mjs';

/** @typedef {{ note(name: string, pid: number | null): void, markStopping(): void, release(): void }} DataFolder */

const STOPPING_MS = 12_000;
const POLL_MS = 100;

/** @param {string} dataDir @returns {Promise<DataFolder>} */
export async function takeDataFolder(dataDir) {
	mkdirSync(dataDir, { recursive: true });
	const lock = await waitForLock(join(dataDir, 'lock'), dataDir);
	const left = await endLeftovers(lock);
	if (left.length > 0) say(`  the last start was killed; ended what it left: ${left.join(', ')}`);
	return {
		note: (name, pid) => {
			if (pid === null) delete lock.record.children[name];
			else lock.record.children[name] = holderOf(pid);
			if (lock.record.state !== 'ended') lock.save();
		},
		markStopping: () => {
			lock.record.state = 'stopping';
			lock.save();
		},
		release: () => {
			rmSync(join(dataDir, 'database-url'), { force: true });
			lock.release();
		},
	};
}

/** @param {string} folder @param {string} dataDir */
async function waitForLock(folder, dataDir) {
	const end = Date.now() + STOPPING_MS;
	for (;;) {
		const answer = takeLock(folder);
		if ('lock' in answer) return answer.lock;
		const { pid, state } = answer.holder;
		if (state !== 'stopping' || Date.now() > end) {
			throw new Error(`${dataDir} is in use by process ${pid}: stop it, or choose another DATA_DIR and PORT`);
		}
		await wait(POLL_MS);
	}
}
