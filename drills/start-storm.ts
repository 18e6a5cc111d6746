import { rm } from 'node:fs/promises';
import { launchProduct, startProduct } from '../tests/product.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import type { DrillRow } from './parts/drill.ts';

export const name = 'many starts at once';

const STARTS = 8;

/** One start wins; the others name the process that owns the folder and do not disturb it. */
export async function run(): Promise<readonly DrillRow[]> {
	const dataDir = await temporaryFolder('chobiz-drill-');
	try {
		await (await startProduct({ dataDir })).stop();
		const products = await Promise.all(Array.from({ length: STARTS }, () => launchProduct({ dataDir })));
		const losers = await Promise.all(
			products.map((product) => Promise.race([product.exited, untilReady(product.printed)])),
		);
		const winners = losers.filter((outcome) => outcome === 'ready').length;
		await Promise.all(products.map((product) => product.stop()));
		return [
			{
				broken: `${STARTS} starts with one data folder at the same moment`,
				lost: winners === 1 ? 'nothing' : `${winners} products ran on one folder`,
				ok: winners === 1,
			},
		];
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

function untilReady(printed: () => string): Promise<'ready'> {
	return new Promise((resolve) => {
		const timer = setInterval(() => {
			if (!/^ready /m.test(printed())) return;
			clearInterval(timer);
			resolve('ready');
		}, 50);
		timer.unref();
	});
}
