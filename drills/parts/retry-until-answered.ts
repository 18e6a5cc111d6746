import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 300;
const PATIENCE_MS = 360_000;

/** Retries until a response arrives, because the killed process may still be restarting. */
export async function retryUntilAnswered<T>(request: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
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
