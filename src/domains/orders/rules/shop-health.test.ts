import { expect, test } from 'vitest';
import { healthOf, type ServedOrder } from './shop-health.ts';

const monday = (hour: number, day = 16) => new Date(`2026-11-${day}T${String(hour).padStart(2, '0')}:00:00+07:00`);
const NOW = new Date('2026-11-30T12:00:00+07:00');
const order = (more: Partial<ServedOrder> = {}): ServedOrder => ({
	prepDays: 1,
	placedAt: monday(8),
	confirmedAt: monday(9),
	packedAt: monday(20, 17),
	shippedAt: monday(8, 18),
	ending: null,
	isDisputeLost: false,
	askedAt: null,
	answeredAt: null,
	...more,
});

test('what was packed by the end of the promised preparation was in time, a minute later was not', () => {
	const late = order({ packedAt: new Date('2026-11-18T00:00:00+07:00') });
	expect(healthOf([order(), late], NOW)).toMatchObject({ orders: 2, shipped: 2, packedInTime: 1 });
});

test('an answer after the working hours for it was late', () => {
	const late = order({ confirmedAt: monday(9, 20) });
	expect(healthOf([order(), late], NOW)).toMatchObject({ orders: 2, confirmedLate: 1 });
});

test('orders that are still being prepared say nothing about time', () => {
	expect(healthOf([order({ packedAt: null, shippedAt: null })], NOW)).toMatchObject({
		orders: 1,
		shipped: 0,
		packedInTime: 0,
	});
});

test('only cancellations to the shop’s fault count', () => {
	const none = { confirmedAt: null, packedAt: null, shippedAt: null };
	const [given, wished] = [
		{ party: 'shop', reason: 'out_of_stock' } as const,
		{ party: 'buyer', reason: 'other' } as const,
	];
	const endings = [null, given, wished].map((ending) => order({ ...none, ending }));
	expect(healthOf(endings, NOW)).toMatchObject({ orders: 3, cancelled: 1 });
});

test('an order about which the shop lost a dispute counts once', () => {
	expect(healthOf([order(), order({ isDisputeLost: true })], NOW)).toMatchObject({ orders: 2, disputesLost: 1 });
});

test('the usual answer is the one in the middle, and none without answers', () => {
	const answers = [9, 10, 20].map((hour) => order({ confirmedAt: monday(hour) }));
	expect(healthOf(answers, NOW).confirmMinutes).toBe(120);
	expect(healthOf([], NOW).confirmMinutes).toBeNull();
});

test.each([
	['answered within twelve hours', { askedAt: monday(8), answeredAt: monday(20) }, [1, 0]],
	['answered later', { askedAt: monday(8), answeredAt: monday(21) }, [1, 1]],
	['never answered', { askedAt: monday(8), answeredAt: null }, [1, 1]],
	['asked just now', { askedAt: new Date('2026-11-30T11:00:00+07:00'), answeredAt: null }, [0, 0]],
	['not asked', {}, [0, 0]],
])('of a buyer who was %s', (_how, more, counted) => {
	const { asked, answeredLate } = healthOf([order(more)], NOW);
	expect([asked, answeredLate]).toEqual(counted);
});
