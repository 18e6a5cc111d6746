import { expect, test } from 'vitest';
import { settlementBackground } from '../background.ts';
import { scheduleWeeklyPayouts } from './schedule-payouts.ts';

test('shops are paid on Tuesdays at nine, when operators who approve it are at work; workers count by Việt Nam', () => {
	const entry = settlementBackground.timetable.find(({ job }) => job === scheduleWeeklyPayouts);
	const [minute, hour, , , weekday] = entry?.cron.split(' ') ?? [];
	expect([minute, hour, weekday]).toEqual(['0', '9', '2']);
});
