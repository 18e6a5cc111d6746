const TRIES = 5;

/** Returns milliseconds; the minimum of several runs ignores other load on the machine. */
export function quickestMs(run: (attempt: number) => unknown): number {
	const times = Array.from({ length: TRIES }, (_, attempt) => {
		const begin = performance.now();
		run(attempt);
		return performance.now() - begin;
	});
	return Math.min(...times);
}
