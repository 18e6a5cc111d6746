import { expect, test } from 'vitest';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { appliesAgainFrom } from './apply-again.ts';

const now = new Date('2026-11-20T02:00:00Z');
const daysAgo = (days: number) => addMs(now, -days * DAY_MS);
const { rejectionDays, rejectionsMax } = applicationConfig;

test('appliesAgainFrom returns now until there are rejectionsMax rejections', () => {
	expect(appliesAgainFrom([], now)).toEqual(now);
	const times = Array.from({ length: rejectionsMax - 1 }, (_, at) => daysAgo(at + 1));
	expect(appliesAgainFrom(times, now)).toEqual(now);
});

test('appliesAgainFrom returns the end of rejectionDays after the oldest counted rejection', () => {
	expect(appliesAgainFrom([daysAgo(1), daysAgo(2), daysAgo(30)], now)).toEqual(
		addMs(daysAgo(30), rejectionDays * DAY_MS),
	);
	expect(appliesAgainFrom([daysAgo(1), daysAgo(2), daysAgo(rejectionDays)], now)).toEqual(now);
	const four = [daysAgo(1), daysAgo(2), daysAgo(3), daysAgo(30)];
	expect(appliesAgainFrom(four, now)).toEqual(addMs(daysAgo(3), rejectionDays * DAY_MS));
});
