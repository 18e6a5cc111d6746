import * as z from 'zod/mini';

/** A day that exists, of this century, as `YYYY-MM-DD`. */
export const CalendarDay = z.iso.date().check(z.regex(/^20/));
