import { addMs, DAY_MS, startOfVietnamDay, VIETNAM_OFFSET_MS, vietnamDay } from '#src/shared/time.ts';
import type { StatementPeriod, StatementSelection } from '../contract/statement.ts';

export type Span = { readonly from: Date; readonly to: Date };

const DAYS_OF_WEEK = 7;
const MONDAY = 1;

/** Returns the whole week or month (Vietnam time) that contains `at`; the end is exclusive. */
export function statementSpan(period: StatementPeriod, at: Date): Span {
	const local = new Date(at.getTime() + VIETNAM_OFFSET_MS);
	if (period === 'month') {
		const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
		const first = (of: number): Date => new Date(Date.UTC(year, of, 1) - VIETNAM_OFFSET_MS);
		return { from: first(month), to: first(month + 1) };
	}
	const sinceMonday = (local.getUTCDay() - MONDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK;
	const from = addMs(startOfVietnamDay(at), -sinceMonday * DAY_MS);
	return { from, to: addMs(from, DAYS_OF_WEEK * DAY_MS) };
}

export const instantOfDay = (day: string): Date => new Date(`${day}T12:00:00+07:00`);

const MONTHS_OFFERED = 13;
const WEEKS_OFFERED = 13;

export function statementChoices(now: Date): readonly StatementSelection[] {
	const back = (period: StatementPeriod, count: number): readonly StatementSelection[] => {
		const choices: StatementSelection[] = [];
		for (let at = now; choices.length < count; ) {
			const { from } = statementSpan(period, at);
			choices.push({ period, day: vietnamDay(from) });
			at = addMs(from, -1);
		}
		return choices;
	};
	return [...back('month', MONTHS_OFFERED), ...back('week', WEEKS_OFFERED)];
}
