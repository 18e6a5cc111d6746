import { describe, expect, test } from 'vitest';
import { deadlineText, weekdayText, weekdayTimeText } from './instant-text.ts';
import { voucherConditions, voucherMessages } from './vi/vouchers.ts';

test('weekdayText names the weekday of a day of the calendar', () => {
	expect(weekdayText('2026-11-30')).toBe('thứ Hai 30/11/2026');
	expect(weekdayText('2026-11-29')).toBe('Chủ nhật 29/11/2026');
});

describe('deadlineText', () => {
	const now = new Date('2026-11-27T16:59:00Z');
	test.each([
		['later the same day in Việt Nam', '2026-11-27T16:59:30Z', '23:59 hôm nay'],
		['at the end of the day in Việt Nam', '2026-11-27T17:00:00Z', '24:00 hôm nay'],
		['after midnight in Việt Nam, while UTC has the same day', '2026-11-27T17:01:00Z', '00:01 ngày mai'],
		['at the end of another day', '2026-11-30T17:00:00Z', '24:00 thứ Hai 30/11'],
		['after a Sunday', '2026-11-30T03:30:00Z', '10:30 thứ Hai 30/11'],
		['in the past', '2026-11-26T03:30:00Z', '10:30 thứ Năm 26/11'],
	])('%s', (_when, at, text) => {
		expect(deadlineText(new Date(at), now)).toBe(text);
	});
});

test('weekdayTimeText never says today or tomorrow, because a mail is read later', () => {
	expect(weekdayTimeText(new Date('2026-11-27T10:00:00Z'))).toBe('17:00 thứ Sáu 27/11');
});

test('a voucher that runs to the end of 31/12 names that day, not the midnight after it', () => {
	const endsAt = '2026-12-31T17:00:00.000Z';
	expect(voucherMessages.until(new Date(endsAt))).toBe('đến 31/12');
	expect(voucherConditions({ minGoodsVnd: 0, endsAt })).toBe('Mọi đơn, dùng đến hết ngày 31/12/2026');
});

test('a voucher that ends within a day names the minute', () => {
	const endsAt = '2026-12-28T15:22:00.000Z';
	expect(voucherMessages.until(new Date(endsAt))).toBe('đến 28/12');
	expect(voucherConditions({ minGoodsVnd: 0, endsAt })).toBe('Mọi đơn, dùng đến 28/12/2026 22:22');
});
