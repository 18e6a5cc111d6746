/** More work waits than can be done in a sensible time: come back in a moment. */
export class TooBusy extends Error {}

/** Runs at most `atOnce` pieces of work together; at most `waitingMax` wait, in the order in which they came. */
export function createConcurrencyLimit(atOnce: number, waitingMax: number): <T>(work: () => Promise<T>) => Promise<T> {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (running < atOnce) running += 1;
		else if (waiting.length >= waitingMax) throw new TooBusy('too much at once');
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			// The next in line takes over this place, or it becomes free.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
