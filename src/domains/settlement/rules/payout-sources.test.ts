import { describe, expect, test } from 'vitest';
import { carriersToReview, payoutParts, type ReleasedOrder } from './payout-sources.ts';

const order = (changes: Partial<ReleasedOrder> = {}): ReleasedOrder => ({
	orderId: 'a',
	method: 'cod',
	payVnd: 100_000,
	releasedVnd: 90_000,
	heldVnd: 0,
	remitted: [{ remittanceId: 'r', amountVnd: 100_000 }],
	...changes,
});
const shown = (amountVnd: number, ...orders: readonly ReleasedOrder[]) =>
	payoutParts(amountVnd, orders).map((part) => [part.kind, part.remittanceId, part.amountVnd]);

describe('payoutParts', () => {
	test('names the remittance of a cash order and closes the difference', () => {
		expect(shown(80_000, order())).toEqual([
			['remittance', 'r', 90_000],
			['other', null, -10_000],
		]);
	});

	test('divides an order among its remittances to the last ₫, with what coin and vouchers paid', () => {
		const remitted = [
			{ remittanceId: 'r', amountVnd: 50_000 },
			{ remittanceId: 's', amountVnd: 25_001 },
		];
		expect(shown(90_000, order({ remitted }))).toEqual([
			['remittance', 'r', 50_000],
			['remittance', 's', 25_001],
			['online', null, 14_999],
		]);
	});

	test.each([
		['paid online', order({ method: 'vnpay', remitted: [] }), 'online', 90_000],
		['paid with coin', order({ payVnd: 0, remitted: [] }), 'online', 90_000],
		['whose cash the shop took: its fees', order({ heldVnd: 100_000, remitted: [] }), 'shop_cash', -10_000],
		['from before claims existed', order({ remitted: [] }), 'other', 90_000],
	] as const)('names an order %s', (_what, of, kind, amountVnd) => {
		expect(payoutParts(amountVnd, [of])).toEqual([{ kind, orderId: 'a', remittanceId: null, amountVnd }]);
	});

	test('adds up to the amount for any orders', () => {
		const orders = [order(), order({ method: 'vnpay', remitted: [] }), order({ heldVnd: 30_000 })];
		for (const amountVnd of [1, 999_999, 270_000])
			expect(payoutParts(amountVnd, orders).reduce((sum, part) => sum + part.amountVnd, 0)).toBe(amountVnd);
	});
});

test('carriersToReview names late carriers whose cash is part of the payout', () => {
	expect(carriersToReview([{ carrier: 'ghn' }, { carrier: null }], ['ghn', 'ghtk'])).toEqual(['ghn']);
	expect(carriersToReview([{ carrier: null }], ['ghn'])).toEqual([]);
});
