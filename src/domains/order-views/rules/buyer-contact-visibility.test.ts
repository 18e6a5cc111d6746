import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '#src/domains/orders/contract/order.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { isContactVisible, maskName, maskPhone } from './buyer-contact-visibility.ts';

const completedAt = new Date('2026-11-01T03:00:00Z');
const daysLater = (days: number): Date => addMs(completedAt, days * DAY_MS);

describe('contact visibility', () => {
	test('isContactVisible is true from confirmation to delivery', () => {
		const visible = ORDER_STATES.filter((state) => isContactVisible(state, null, completedAt));
		expect(visible).toEqual(['confirmed', 'packed', 'shipped', 'delivered']);
	});

	test.each([
		[0, true],
		[14.999, true],
		[15, false],
	])('isContactVisible %d days after completion: %s', (days, expected) => {
		expect(isContactVisible('completed', completedAt, daysLater(days))).toBe(expected);
	});

	test('maskPhone and maskName hide all but a few characters', () => {
		expect(maskPhone('+84912345678')).toBe('09** *** 678');
		expect(maskName('Nguyễn Văn An')).toBe('N*** A.');
		expect(maskName('Đạt')).toBe('Đ***');
	});
});
