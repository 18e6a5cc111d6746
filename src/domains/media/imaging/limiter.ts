export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `most` pieces of work at once, in the order of their calls. */
export function createLimiter(most: number): Limiter {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async (work) => {
		if (running < most) running += 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
