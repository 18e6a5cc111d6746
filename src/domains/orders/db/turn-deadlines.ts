import { type SQL, sql } from 'drizzle-orm';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { isWorkingDay } from '#src/shared/working-time.ts';
import { orders } from './tables.ts';

/** Nothing that waits for a parcel was confirmed longer ago, or is promised for later. */
const WINDOW = { behind: 120, ahead: 60 } as const;

/** Of orders that wait to be confirmed, in microseconds: as their deadlines follow one another. */
export const confirmTurn: SQL<number> = sql<number>`(extract(epoch from ${orders.placedAt}) * 1000000)::bigint`.mapWith(
	Number,
);

/**
 * Of confirmed orders, as a number of days: the day on which `packDeadlines` has them packed. The database knows no
 * holidays, so it is told the working days around now.
 */
export function packTurn(now: Date): SQL<number> {
	const around = Array.from({ length: WINDOW.behind + WINDOW.ahead }, (_, passed) =>
		addMs(now, (passed - WINDOW.behind) * DAY_MS),
	);
	const days = `{${around.filter((day) => isWorkingDay(day)).map(vietnamDay)}}`;
	const dayBefore = sql`(${orders.confirmedAt} at time zone 'Asia/Ho_Chi_Minh')::date - 1`;
	const passed = sql`width_bucket(${dayBefore}, ${days}::date[])`;
	return sql<number>`(${days}::date[])[${passed} + ${orders.prepDays} + 1] - date '2000-01-01'`.mapWith(Number);
}
