import { type SQL, sql } from 'drizzle-orm';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { isWorkingDay } from '#src/shared/working-time.ts';
import { orders } from './tables.ts';

/** Nothing that waits for a parcel was confirmed longer ago, or is promised for later. */
const WINDOW = { behind: 120, ahead: 60 } as const;

/** Of orders that wait to be confirmed, in microseconds: as their deadlines follow one another. */
export const confirmDeadline: SQL<number> =
	sql<number>`(extract(epoch from ${orders.placedAt}) * 1000000)::bigint`.mapWith(Number);

/** The Vietnamese day of an instant. */
export const dayOf = (at: SQL): SQL => sql`(${at} at time zone 'Asia/Ho_Chi_Minh')::date`;

/**
 * The last day on which products leave in time, as `packDeadlines` has it. The database knows no holidays, so it is told the
 * working days around now.
 */
export function packDay(now: Date, confirmedAt: SQL, prepDays: SQL): SQL {
	const around = Array.from({ length: WINDOW.behind + WINDOW.ahead }, (_, passed) =>
		addMs(now, (passed - WINDOW.behind) * DAY_MS),
	);
	const days = `{${around.filter((day) => isWorkingDay(day)).map(vietnamDay)}}`;
	const passed = sql`width_bucket(${dayOf(confirmedAt)} - 1, ${days}::date[])`;
	return sql`(${days}::date[])[${passed} + ${prepDays} + 1]`;
}

/** Of confirmed orders, as a number of days. */
export const packDeadline = (now: Date): SQL<number> =>
	sql<number>`${packDay(now, sql`${orders.confirmedAt}`, sql`${orders.prepDays}`)} - date '2000-01-01'`.mapWith(Number);
