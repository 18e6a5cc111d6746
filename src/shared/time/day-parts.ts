export type DayParts = { readonly day: string; readonly month: string; readonly year: string };

/** Of an ISO day; blank parts for anything else. */
export function partsOfDay(iso: string): DayParts {
	const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
	return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** `1990-03-04`, or empty while a part is missing; whether such a day exists is checked by its schema. */
export function dayOfParts({ day, month, year }: DayParts): string {
	const isWhole = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);
	return isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}
