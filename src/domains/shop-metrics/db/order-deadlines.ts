import { type SQL, sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import { isWorkingDay } from '#src/shared/time/working-time.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';

/** Days around today; no order waiting for shipment was confirmed earlier or is due later. */
const WINDOW = { behind: 120, ahead: 60 } as const;

/** Microseconds, for sorting; the order of placing is also the order of the deadlines. */
export const confirmDeadline: SQL<number> =
	sql<number>`(extract(epoch from ${orders.placedAt}) * 1000000)::bigint`.mapWith(Number);

export const dayOf = (at: SQL): SQL => sql`(${at} at time zone 'Asia/Ho_Chi_Minh')::date`;

/**
 * The last day to ship in time, as in `packDeadlines`. The database has no holidays, so the working days around now
 * are passed in.
 */
export function packDay(now: Date, confirmedAt: SQL, prepDays: SQL): SQL {
	const around = Array.from({ length: WINDOW.behind + WINDOW.ahead }, (_, passed) =>
		addMs(now, (passed - WINDOW.behind) * DAY_MS),
	);
	const days = `{${around.filter((day) => isWorkingDay(day)).map(vietnamDay)}}`;
	const passed = sql`width_bucket(${dayOf(confirmedAt)} - 1, ${days}::date[])`;
	return sql`(${days}::date[])[${passed} + ${prepDays} + 1]`;
}

export const packDeadline = (now: Date): SQL<number> =>
	sql<number>`${packDay(now, sql`${orders.confirmedAt}`, sql`${orders.prepDays}`)} - date '2000-01-01'`.mapWith(Number);
