import { addMs, VIETNAM_OFFSET_MS, vietnamDay } from '#src/shared/time.ts';

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string | null): text is string => text !== null && MONTH.test(text);

export function monthBounds(month: string): { readonly from: Date; readonly to: Date } {
	const [year = 0, ofYear = 1] = month.split('-').map(Number);
	const startOf = (index: number) => addMs(new Date(Date.UTC(year, index, 1)), -VIETNAM_OFFSET_MS);
	return { from: startOf(ofYear - 1), to: startOf(ofYear) };
}

export function monthsUpTo(now: Date, count: number): readonly string[] {
	const [year = 0, ofYear = 1] = vietnamDay(now).split('-').map(Number);
	return Array.from({ length: count }, (_, back) =>
		new Date(Date.UTC(year, ofYear - 1 - back, 1)).toISOString().slice(0, 'YYYY-MM'.length),
	);
}
