import type { sql } from 'drizzle-orm';
import { transact } from '#src/platform/context.ts';
import type { Job } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '../../tests/context.ts';
import type { StartedProduct } from '../../tests/product.ts';
import type { ProductDatabase } from '../../tests/shoppers.ts';
import { type DrillRow, kill, processesOf } from './drill.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';
import { killAtStep, type Stop } from './stops.ts';

export const RETRIED_WITHIN_MS = 15_000;

export type Bench = { readonly product: StartedProduct; readonly made: ProductDatabase; readonly rows: DrillRow[] };
export type KilledJob = {
	readonly job: Job;
	readonly due: ReturnType<typeof sql>;
	readonly effect: ReturnType<typeof sql>;
};

export async function killJobAtStep(
	{ product, made, rows }: Bench,
	stop: Stop,
	{ job, due, effect }: KilledJob,
): Promise<void> {
	const { db } = made;
	const begin = async () => {
		await db.execute(due);
		await transact(contextOf(made, system('drills')), async (scope) => ok(await scope.enqueue(scope.db, job, {})));
	};
	await killAtStep(db, stop, { begin, end: () => kill(processesOf(product).worker ?? 0) });
	const killedAt = performance.now();
	const times = await retryUntilAnswered(async () => {
		const { rows: found } = await db.execute<{ times: string }>(effect);
		const count = Number(found[0]?.times ?? 0);
		if (count === 0) throw new Error(`${stop.value} is not done`);
		return count;
	});
	const tookMs = performance.now() - killedAt;
	rows.push({
		broken: `the worker, at ${stop.at ?? wordsOf(stop)}`.trim(),
		lost: times === 1 ? `nothing: done once, ${(tookMs / 1000).toFixed(1)} s later` : `it was done ${times} times`,
		ok: times === 1 && tookMs <= RETRIED_WITHIN_MS,
	});
}

const wordsOf = ({ table, value }: Stop): string => `${table.replaceAll('_', ' ')} ${/\d/.test(value) ? '' : value}`;
