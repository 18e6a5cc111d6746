import type { TestDatabase } from '#tests/database.ts';

/** A Monday without a Sunday or holiday nearby. */
const MONDAY = Date.parse('2030-06-03T08:00:00+07:00');

/** Simulates a scheduler that sleeps from that Monday and wakes late, in several workers concurrently. */
export function runLateClock(database: TestDatabase, work: () => Promise<unknown>) {
	const passTo = (ms: number) => database.setClockTo(new Date(MONDAY + ms).toISOString());
	return {
		passTo,
		begin: () => passTo(0),
		wakeAt: async (ms: number, workers = 1): Promise<void> => {
			await passTo(ms);
			await Promise.all(Array.from({ length: workers }, work));
		},
	};
}
