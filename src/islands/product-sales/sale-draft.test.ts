import { expect, test } from 'vitest';
import { filledPrices, instantOf, newDraft, reducedPrice, toSaleInput, validateSale } from './sale-draft.ts';

const now = new Date('2026-11-28T05:20:00Z');
const variants = [
	{ id: 'red', label: 'Đỏ', priceVnd: 99_000 },
	{ id: 'blue', label: 'Xanh', priceVnd: 120_000 },
];
const draft = { ...newDraft(now), prices: { red: 80_000 } };

test.each([
	['20:00', '2026-11-28T13:00:00.000Z'],
	['8h30', '2026-11-28T01:30:00.000Z'],
	['20h', '2026-11-28T13:00:00.000Z'],
	['0', '2026-11-27T17:00:00.000Z'],
])('instantOf reads %s as Vietnamese time', (time, wanted) => {
	expect(instantOf('2026-11-28', time)?.toISOString()).toBe(wanted);
});

test.each(['24:00', '7:5', 'tối', ''])('instantOf refuses %s', (time) => {
	expect(instantOf('2026-11-28', time)).toBeNull();
});

test('newDraft proposes the next full hour and a week', () => {
	expect(newDraft(now)).toMatchObject({ startDay: '2026-11-28', startTime: '13:00', endDay: '2026-12-05' });
});

test.each([
	[99_000, 20, 79_200],
	[99_990, 15, 84_900],
	[99_999, 50, 50_000],
	[1500, 10, 1300],
])('reducedPrice of %i less %i per cent is %i', (regularVnd, percent, wanted) => {
	expect(reducedPrice(regularVnd, percent)).toBe(wanted);
});

test.each([
	['a full draft', {}, []],
	['no price', { prices: {} }, ['red']],
	['more than half off', { prices: { red: 40_000 } }, ['red']],
	['an end before the start', { endDay: '2026-11-28', endTime: '12:30' }, ['endTime']],
	['an end in the past', { isNow: true, endDay: '2026-11-27' }, ['endTime']],
	['no time', { startTime: 'tối' }, ['startTime']],
	['a limit without a number', { isLimited: true }, ['quantity']],
	['a limit of each above a line', { isLimited: true, quantity: '100', each: '51' }, ['each']],
])('validateSale of %s', (_title, change, fields) => {
	expect(Object.keys(validateSale({ ...draft, ...change }, variants, now))).toEqual(fields);
});

test('toSaleInput leaves out empty prices and an immediate start', () => {
	const filled = { ...draft, prices: { ...filledPrices(variants, 10), blue: 0 }, isNow: true };
	expect(toSaleInput('p', filled)).toEqual({
		productId: 'p',
		endsAt: '2026-12-04T17:00:00.000Z',
		prices: [{ variantId: 'red', priceVnd: 89_100 }],
	});
	expect(toSaleInput('p', { ...draft, isLimited: true, quantity: '30', each: '2' })).toMatchObject({
		startsAt: '2026-11-28T06:00:00.000Z',
		quantityLimit: 30,
		customerLimit: 2,
	});
});
