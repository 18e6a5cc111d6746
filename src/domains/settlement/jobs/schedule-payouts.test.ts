import { expect, test } from 'vitest';
import { settlementBackground } from '../background.ts';
import { scheduleWeeklyPayouts } from './schedule-payouts.ts';

test('scheduleWeeklyPayouts runs on Tuesdays at 9:00 Vietnam time, when operators are at work to approve the payouts', () => {
	const entry = settlementBackground.timetable.find(({ job }) => job === scheduleWeeklyPayouts);
	const [minute, hour, , , weekday] = entry?.cron.split(' ') ?? [];
	expect([minute, hour, weekday]).toEqual(['0', '9', '2']);
});
