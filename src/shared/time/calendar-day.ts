import * as z from 'zod/mini';

export const CalendarDay = z.iso.date().check(z.regex(/^20/));
