import { JOBS_AT_ONCE } from './background.ts';

export async function processInBatches<Data>(
	all: readonly Data[],
	work: (one: Data, at: number) => Promise<void>,
): Promise<ReadonlyMap<number, unknown>> {
	const problems = new Map<number, unknown>();
	for (let start = 0; start < all.length; start += JOBS_AT_ONCE) {
		const these = all.slice(start, start + JOBS_AT_ONCE);
		const settled = await Promise.allSettled(these.map((one, at) => work(one, start + at)));
		for (const [at, one] of settled.entries()) if (one.status === 'rejected') problems.set(start + at, one.reason);
	}
	return problems;
}
