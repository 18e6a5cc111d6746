import { describe, expect, test } from 'vitest';
import type { PurchasableVariant } from '#src/domains/cart/rules/line-price.ts';
import { NO_REDUCTIONS } from '#src/domains/orders/rules/order-totals.ts';
import { PLATFORM_TERMS, type ProductTerms } from '#src/domains/shipping/contract.ts';
import type { Quote } from '../contract/quote.ts';
import { type QuotedLine, quoteOf } from './quote.ts';
import { quoteDifferences, type ShownQuote } from './quote-differences.ts';
import type { ChosenVouchers } from './quote-vouchers.ts';

const hanoi = { provinceCode: '01', region: 'bac' };
const saigon = { provinceCode: '79', region: 'nam' };
const now = new Date('2026-11-20T08:00:00+07:00');
const shopA = { id: 'shop-a', name: 'Gốm Bát Tràng', slug: 'gom', place: hanoi };
const shopB = { id: 'shop-b', name: 'Vải Lụa', slug: 'lua', place: saigon };

const offer = (facts: Partial<PurchasableVariant> = {}): PurchasableVariant => ({
	priceVnd: 100_000,
	available: 10,
	isOnSale: true,
	isShopOpen: true,
	isOwnShop: false,
	quantityMin: 1,
	quantityMax: 50,
	quantityStep: 1,
	...facts,
});
const line = (lineId: string, facts: Partial<QuotedLine> = {}): QuotedLine => ({
	lineId,
	variantId: `variant-${lineId}`,
	facts: { productName: `Món ${lineId}`, productSlug: lineId, variantLabel: '', pictureHash: null },
	quantity: 2,
	offer: offer(),
	weightG: 600,
	sizeCm: null,
	prepDays: 1,
	returnTerms: 'faults_only',
	terms: PLATFORM_TERMS,
	shop: shopA,
	...facts,
});
const quote = (lines: readonly QuotedLine[], destination: typeof hanoi | null = hanoi): Quote =>
	quoteOf(lines, { destination, refusedAt: [], now });
const gom20: ChosenVouchers = {
	choices: [{ shopId: 'shop-a', shopCode: 'gom20' }],
	find: () => ({
		id: '1',
		code: 'GOM20',
		discount: { kind: 'fixed', amountVnd: 20_000 },
		minGoodsVnd: 40_000,
		startsAt: now,
		endsAt: new Date('2026-12-01T00:00:00Z'),
		endedAt: null,
		usesMax: 1,
		uses: 0,
		usesPerCustomer: 1,
		customerUses: 0,
	}),
};
const withVoucher = (lines: readonly QuotedLine[], vouchers = gom20): Quote =>
	quoteOf(lines, { destination: hanoi, refusedAt: [], now, vouchers });
const shownOf = (fresh: Quote): ShownQuote => ({
	lines: fresh.shops.flatMap((shop) => shop.lines),
	shops: fresh.shops.map((shop) => ({ shopId: shop.shopId, shippingVnd: shop.shipping?.feeVnd ?? 0 })),
	totalVnd: fresh.totalVnd,
});

describe('quoteOf', () => {
	test('makes one parcel per shop and adds up all totals', () => {
		const { shops, ...totals } = quote([line('1'), line('2', { shop: shopB }), line('3', { quantity: 1 })]);
		expect(shops.map(({ shopId, goodsVnd, shipping }) => [shopId, goodsVnd, shipping?.feeVnd])).toEqual([
			['shop-a', 300_000, 18_000 + 2 * 3000],
			['shop-b', 200_000, 32_000 + 7000],
		]);
		expect(totals).toEqual({
			goodsVnd: 500_000,
			shippingVnd: 63_000,
			...NO_REDUCTIONS,
			coin: null,
			totalVnd: 563_000,
			payVnd: 563_000,
			cashRefusal: null,
			isComplete: true,
		});
	});

	test('calculates the arrival from the longest preparation time in a parcel', () => {
		const [shop] = quote([line('1'), line('2', { prepDays: 3 })]).shops;
		expect(shop?.shipping?.arrivesFrom).toBe(new Date('2026-11-25T00:00:00+07:00').toISOString());
	});

	test('excludes products and shipping of a line that cannot be ordered', () => {
		const soldOut = line('1', { offer: offer({ available: 0 }) });
		const fresh = quote([soldOut, line('2', { shop: shopB })]);
		expect(fresh).toMatchObject({ goodsVnd: 200_000, shippingVnd: 39_000, isComplete: false });
	});

	test('contains no shipping fee and is incomplete without an address', () => {
		expect(quote([line('1')], null)).toMatchObject({ totalVnd: 200_000, isComplete: false });
	});

	test('subtracts a voucher from the products but not from shipping', () => {
		const fresh = withVoucher([line('1'), line('2', { shop: shopB })]);
		expect(fresh).toMatchObject({ goodsVnd: 400_000, shopDiscountVnd: 20_000, totalVnd: 440_000, payVnd: 440_000 });
		expect(fresh.shops[0]?.shopVoucher).toEqual({ code: 'GOM20', discountVnd: 20_000, problem: null });
	});

	test('quoteDifferences reports a voucher that became unknown or was removed', () => {
		const lines = [line('1'), line('2', { shop: shopB })];
		const seen = withVoucher(lines);
		const shown = {
			...shownOf(seen),
			shops: seen.shops.map((shop) => ({
				shopId: shop.shopId,
				shippingVnd: shop.shipping?.feeVnd ?? 0,
				...(shop.shopVoucher ? { shopVoucher: shop.shopVoucher } : {}),
			})),
		};
		expect(quoteDifferences(shown, seen)).toEqual([]);
		const voucher = { kind: 'voucher', name: 'GOM20', shown: 20_000, now: 0, status: null };
		const gone = withVoucher(lines, { ...gom20, find: () => null });
		expect(quoteDifferences(shown, gone)).toEqual([{ ...voucher, name: 'gom20', problem: 'unknown' }]);
		expect(quoteDifferences(shown, quote(lines))).toEqual([{ ...voucher, problem: null }]);
	});

	test('allows cash on delivery up to 5,000,000 ₫ per order', () => {
		const dear = line('1', { offer: offer({ priceVnd: 2_500_000 }) });
		expect(quote([dear]).cashRefusal).toBe('amount');
		expect(quote([line('1')]).cashRefusal).toBeNull();
	});
});

describe('quoteOf for a shop with its own shipping rates', () => {
	const nearOnly: ProductTerms = {
		profileId: 'cold',
		provinces: [],
		freeFromVnd: 500_000,
		zones: {
			same_province: { firstVnd: 40_000, nextVnd: 10_000, transitDays: { min: 1, max: 1 } },
			same_region: null,
			other_region: null,
		},
	};
	const cold = (facts: Partial<QuotedLine> = {}) => line('1', { terms: nearOnly, ...facts });

	test("applies the shop's fee and returns the amount missing for free shipping", () => {
		const [shop] = quote([cold()]).shops;
		expect(shop?.shipping).toMatchObject({ feeVnd: 50_000, moreForFreeVnd: 300_000 });
		const [free] = quote([cold({ quantity: 5 })]).shops;
		expect(free).toMatchObject({ shippingVnd: 0, shipping: { feeVnd: 0, moreForFreeVnd: null } });
	});

	test('quotes the other products when one product cannot be delivered', () => {
		const lines = [cold(), line('2')];
		const far = quote(lines, saigon);
		const [shop] = far.shops;
		expect(shop?.lines.map(({ status }) => status)).toEqual(['not_delivered', 'ready']);
		expect(shop).toMatchObject({ goodsVnd: 200_000, shippingVnd: 32_000 + 7000 });
		expect(far.isComplete).toBe(false);
	});

	test('returns no shipping fee when nothing can be delivered, and quoteDifferences reports not_delivered', () => {
		const far = quote([cold()], saigon);
		expect(far).toMatchObject({ isComplete: false, totalVnd: 0, shops: [{ shipping: null }] });
		const before = shownOf(quote([cold()]));
		expect(quoteDifferences(before, far)).toEqual([
			{ kind: 'unavailable', name: 'Món 1', shown: 2, now: null, status: 'not_delivered' },
		]);
	});

	test('quoteDifferences reports a changed shipping fee', () => {
		const dearer = { ...nearOnly, zones: PLATFORM_TERMS.zones };
		const before = shownOf(quote([cold()]));
		expect(quoteDifferences(before, quote([cold({ terms: dearer })]))).toEqual([
			{ kind: 'shipping', name: shopA.name, shown: 50_000, now: 21_000, status: null },
		]);
	});
});

describe('quoteDifferences after a change', () => {
	const shown = shownOf(quote([line('1'), line('2', { shop: shopB })]));
	const second = line('2', { shop: shopB });
	test.each([
		['not at all', [line('1'), second], []],
		['in price', [line('1', { offer: offer({ priceVnd: 90_000 }) }), second], [['price', 100_000, 90_000]]],
		[
			'in quantity',
			[line('1', { quantity: 1 }), second],
			[
				['quantity', 2, 1],
				['shipping', 21_000, 18_000],
			],
		],
		['sold out', [line('1', { offer: offer({ available: 1 }) }), second], [['unavailable', 2, null]]],
		['a closed shop', [line('1', { offer: offer({ isShopOpen: false }) }), second], [['unavailable', 2, null]]],
		['a line removed in another tab', [line('1')], [['gone', 2, null]]],
		['a farther way', [line('1', { shop: { ...shopA, place: saigon } }), second], [['shipping', 21_000, 39_000]]],
	] as const)('reports a change: %s', (_title, lines, expected) => {
		const differences = quoteDifferences(shown, quote(lines));
		expect(differences.map((found) => [found.kind, found.shown, found.now])).toEqual(expected);
	});
});
