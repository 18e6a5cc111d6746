import type { TestDatabase } from '#tests/database.ts';

/** A Monday on which neither a Sunday nor a holiday is near. */
const MONDAY = Date.parse('2030-06-03T08:00:00+07:00');

/** A clock that sleeps from that Monday on and is woken so long afterwards, by as many workers at once as are wanted. */
export function lateClock(database: TestDatabase, work: () => Promise<unknown>) {
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
