import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { launchProduct, startProduct } from '../tests/product.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { type DrillRow, killAll } from './parts/drill.ts';

export const name = 'kill -9 of every process at any moment of a start';

const MOMENTS_MS = [150, 300, 500, 700, 900, 1_100, 1_400, 1_800, 2_300, 3_000, 4_000, 6_000];

export async function run(): Promise<readonly DrillRow[]> {
	const dataDir = await temporaryFolder('chobiz-drill-');
	const rows: DrillRow[] = [];
	try {
		for (const moment of MOMENTS_MS) {
			const product = await launchProduct({ dataDir });
			await wait(moment);
			killAll(product);
			await product.exited;
		}
		const product = await startProduct({ dataDir });
		const { status } = await fetch(`${product.url}/readyz`);
		rows.push({
			broken: `a first start, ${MOMENTS_MS.length} times, ${MOMENTS_MS[0]} to ${MOMENTS_MS.at(-1)} ms after its begin`,
			lost: status === 200 ? 'nothing' : `the product: /readyz answers ${status}`,
			ok: status === 200,
		});
		await product.stop();
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
	return rows;
}
