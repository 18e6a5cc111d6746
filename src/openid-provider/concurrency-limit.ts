/** Too much work is queued; the client should retry soon. */
export class TooBusy extends Error {}

/** Runs at most `atOnce` tasks concurrently; at most `waitingMax` wait in FIFO order. */
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
			// The next waiting task takes over the slot; without one it becomes free.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
