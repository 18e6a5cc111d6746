import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 300;
/** A machine that has much else to do starts what was killed slowly. */
const PATIENCE_MS = 360_000;

/** Asks again until somebody answers: what was just broken may be on its way back. */
export async function untilAnswered<T>(request: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
	const deadline = Date.now() + patienceMs;
	for (;;) {
		try {
			return await request();
		} catch (problem) {
			if (Date.now() > deadline) throw problem;
			await wait(PAUSE_MS);
		}
	}
}
