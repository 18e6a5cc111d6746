import { addMs, DAY_MS, daysBetween, vietnamDay } from '#src/shared/time.ts';
import { type DaySpan, type FiguresInput, figuresConfig } from '../contract.ts';

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+07:00`);
const moved = (day: string, days: number): string => vietnamDay(addMs(noonOf(day), days * DAY_MS));
const isReal = (day: string): boolean => !Number.isNaN(noonOf(day).getTime()) && moved(day, 0) === day;

/** Falls back to the default range for invalid input; never ends after today. */
export function figureSpan({ days, from, to }: FiguresInput, today: string): DaySpan {
	const last = (count: number): DaySpan => ({ from: moved(today, 1 - count), to: today });
	if (!(from && to && isReal(from) && isReal(to))) return last(days ?? figuresConfig.daysShown);
	const until = to > today ? today : to;
	if (from > until) return last(figuresConfig.daysShown);
	const isTooLong = daysBetween(from, until) >= figuresConfig.daysMax;
	return isTooLong ? { from: moved(until, 1 - figuresConfig.daysMax), to: until } : { from, to: until };
}

export function previousSpan({ from, to }: DaySpan): DaySpan {
	const days = daysBetween(from, to) + 1;
	return { from: moved(from, -days), to: moved(from, -1) };
}
