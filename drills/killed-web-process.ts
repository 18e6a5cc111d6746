import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type DrillRow, kill, processesOf } from './parts/drill.ts';
import { isFailed, startLoad, summary } from './parts/load.ts';
import { withProduct } from './parts/product.ts';
import { retryUntilAnswered } from './parts/retry-until-answered.ts';

export const name = 'kill -9 of one of two web processes under 50 requests a second';

const BACK_WITHIN_MS = 15_000;
const DYING_MS = 100;
const AFTERWARDS_MS = 2_000;

/** The other web process keeps serving; only requests inside the killed one may fail. */
export function run(): Promise<readonly DrillRow[]> {
	return withProduct(
		async (product, db) => {
			const first = processesOf(product).web ?? 0;
			const load = await startLoad(product, db);
			const [victim = 0, ...others] = childrenOf(first);
			const begin = performance.now();
			kill(victim);
			const backMs = await retryUntilAnswered(async () => {
				const alive = childrenOf(first);
				if (alive.length < 2 || alive.includes(victim)) throw new Error('one process is still missing');
				return performance.now() - begin;
			}, BACK_WITHIN_MS);
			await wait(AFTERWARDS_MS);
			const sent = await load.stop();
			const failed = sent.filter(isFailed);
			const inFlight = sent.filter(({ at, endedAt }) => at < begin + DYING_MS && (endedAt ?? begin) >= begin).length;
			return [
				{
					broken: `one web process of ${others.length + 1}, with ${inFlight} of ${sent.length} requests on their way`,
					lost: failed.length === 0 ? 'nothing' : summary(failed),
					ok: others.length === 1 && failed.length <= inFlight,
				},
				{
					broken: 'the number of web processes',
					lost: `nothing: two again after ${(backMs / 1000).toFixed(1)} s`,
					ok: true,
				},
			];
		},
		{ WEB_PROCESSES: '2' },
	);
}

function childrenOf(pid: number): readonly number[] {
	const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
	return stdout.split('\n').map(Number).filter(Boolean);
}
