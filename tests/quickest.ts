const TRIES = 5;

/** The quickest of a few runs, in milliseconds: what else the machine does at that time is not measured. */
export function quickestMs(run: (attempt: number) => unknown): number {
	const times = Array.from({ length: TRIES }, (_, attempt) => {
		const begin = performance.now();
		run(attempt);
		return performance.now() - begin;
	});
	return Math.min(...times);
}
