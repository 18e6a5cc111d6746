import type { DrillRow } from './parts/drill.ts';
import { isConnectionError, isFailed, PER_SECOND, startLoad, summary } from './parts/load.ts';
import { withProduct } from './parts/product.ts';

export const name = 'SIGTERM under 50 requests a second';

const ENDS_WITHIN_S = 10;

/** A stopping process finishes every accepted request and rejects later connections; no response breaks off. */
export function run(): Promise<readonly DrillRow[]> {
	return withProduct(async (product, db) => {
		const load = await startLoad(product, db);
		const begin = performance.now();
		product.launcher.kill('SIGTERM');
		const code = await product.exited;
		const tookS = (performance.now() - begin) / 1000;
		const sent = await load.stop();
		const during = sent.filter(({ at }) => at >= begin);
		const failed = sent.filter((one) => isFailed(one) && !isConnectionError(one));
		const turnedAway = during.filter(isConnectionError);
		return [
			{
				broken: `${sent.length} requests, ${during.length} of them after the signal`,
				lost: failed.length === 0 ? `nothing; ${turnedAway.length} found the door closed` : summary(failed),
				ok: failed.length === 0 && sent.length - during.length > PER_SECOND,
			},
			{
				broken: `the whole product in ${tookS.toFixed(1)} s`,
				lost: code === 0 && tookS <= ENDS_WITHIN_S ? 'nothing' : `exit ${code}`,
				ok: code === 0 && tookS <= ENDS_WITHIN_S,
			},
		];
	});
}
