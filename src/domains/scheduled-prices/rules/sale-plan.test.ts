import { expect, test } from 'vitest';
import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { checkPrices, planWindow, saleState } from './sale-plan.ts';

const now = new Date('2026-11-28T03:00:00Z');
const at = (ms: number) => addMs(now, ms).toISOString();

test.each([
	['from now for a day', {}, DAY_MS, null],
	['from four minutes ago means now', { startsAt: at(-4 * MINUTE_MS) }, DAY_MS, null],
	['from yesterday', { startsAt: at(-DAY_MS) }, DAY_MS, 'catalog.sale_start_past'],
	['in 91 days', { startsAt: at(91 * DAY_MS) }, 92 * DAY_MS, 'catalog.sale_start_too_far'],
	['for fourteen minutes', {}, 14 * MINUTE_MS, 'catalog.sale_window_unfit'],
	['for 31 days', {}, 31 * DAY_MS, 'catalog.sale_window_unfit'],
	['ends before it starts', { startsAt: at(2 * DAY_MS) }, DAY_MS, 'catalog.sale_window_unfit'],
])('planWindow: %s', (_title, from, end, code) => {
	const planned = planWindow({ ...from, endsAt: at(end) }, now);
	if (code) expect(planned).toMatchObject({ error: { code } });
	else expect(planned).toEqual({ ok: true, value: { startsAt: now, endsAt: addMs(now, end) } });
});

const variants = [
	{ id: 'a', label: 'Đỏ', priceVnd: 100_000 },
	{ id: 'b', label: 'Xanh', priceVnd: 100_001 },
];
const price = (variantId: string, priceVnd: number) => ({ variantId, priceVnd });

test.each([
	['both below the regular price', { prices: [price('a', 50_000), price('b', 99_000)] }, null],
	['more than half off', { prices: [price('b', 50_000)] }, 'catalog.sale_price_unfit'],
	['the regular price', { prices: [price('a', 100_000)] }, 'catalog.sale_price_unfit'],
	['a variant of another product', { prices: [price('c', 90_000)] }, 'catalog.sale_not_found'],
	['a limit per customer alone', { prices: [price('a', 90_000)], customerLimit: 1 }, 'catalog.sale_limit_unfit'],
	[
		'a limit above the total',
		{ prices: [price('a', 90_000)], quantityLimit: 1, customerLimit: 2 },
		'catalog.sale_limit_unfit',
	],
	['both limits', { prices: [price('a', 90_000)], quantityLimit: 5, customerLimit: 1 }, null],
])('checkPrices: %s', (_title, input, code) => {
	expect(checkPrices(input, variants)).toMatchObject(code ? { error: { code } } : { ok: true });
});

test('checkPrices names the variant and the range of prices that fit', () => {
	expect(checkPrices({ prices: [price('b', 1000)] }, variants)).toMatchObject({
		error: { details: { variantId: 'b', label: 'Xanh', minVnd: 50_001, maxVnd: 100_000 } },
	});
});

test('saleState follows the instants of the window', () => {
	const sale = { startsAt: now, endsAt: addMs(now, DAY_MS), cancelledAt: null };
	expect(saleState(sale, addMs(now, -1))).toBe('planned');
	expect(saleState(sale, now)).toBe('running');
	expect(saleState(sale, sale.endsAt)).toBe('ended');
	expect(saleState({ ...sale, cancelledAt: now }, now)).toBe('cancelled');
});
