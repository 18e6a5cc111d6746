import { expect, test } from 'vitest';
import type { VoucherFacts } from '#src/domains/promotions/rules/voucher-applies.ts';
import { applyVouchers, NO_VOUCHERS, type VoucherLookup } from './quote-vouchers.ts';

const NOW = new Date('2026-11-22T07:00:00Z');
const facts = (discount: VoucherFacts['discount'], usesPerCustomer = 1) => ({
	discount,
	minGoodsVnd: 0,
	usesMax: 9,
	uses: 0,
	usesPerCustomer,
	customerUses: 0,
	endedAt: null,
	startsAt: new Date('2026-11-01T00:00:00Z'),
	endsAt: new Date('2026-12-01T00:00:00Z'),
});
const TENTH = { kind: 'percent', percent: 10, capVnd: 99_000 } as const;
const KNOWN = [
	{ shopId: 'gom', id: '1', code: 'GOM20', ...facts({ kind: 'fixed', amountVnd: 20_000 }) },
	{ shopId: null, id: '2', code: 'CHO10', ...facts(TENTH) },
	{ shopId: null, id: '3', code: 'HAILAN', ...facts(TENTH, 2) },
];
const find: VoucherLookup = (shopId, code) =>
	KNOWN.find((known) => known.shopId === shopId && known.code === code.toUpperCase()) ?? null;
const orders = [
	{ shopId: 'gom', goodsVnd: 120_000 },
	{ shopId: 'lua', goodsVnd: 50_000 },
];
const seen = (...choices: Parameters<typeof applyVouchers>[1]['choices']) =>
	applyVouchers(orders, { choices, find }, NOW).map(({ shopVoucher, platformVoucher }) => [
		shopVoucher && (shopVoucher.problem ?? shopVoucher.discountVnd),
		platformVoucher && (platformVoucher.problem ?? platformVoucher.discountVnd),
	]);

test('applyVouchers without codes takes off nothing', () => {
	expect(applyVouchers(orders, NO_VOUCHERS, NOW)).toEqual([
		{ shopVoucher: null, platformVoucher: null },
		{ shopVoucher: null, platformVoucher: null },
	]);
});

test('applyVouchers calculates the platform voucher on the total after the shop voucher and accepts codes in lower case', () => {
	expect(seen({ shopId: 'gom', shopCode: 'gom20', platformCode: 'CHO10' })).toEqual([
		[20_000, 10_000],
		[null, null],
	]);
});

test.each([
	["another shop's", { shopId: 'lua', shopCode: 'GOM20' }, [null, null], ['unknown', null]],
	['the shop field contains a platform', { shopId: 'gom', shopCode: 'CHO10' }, ['unknown', null], [null, null]],
	['the platform field contains a shop', { shopId: 'gom', platformCode: 'GOM20' }, [null, 'unknown'], [null, null]],
	['nobody’s', { shopId: 'gom', platformCode: 'KHONGCO' }, [null, 'unknown'], [null, null]],
])('applyVouchers returns unknown: %s code', (_title, choice, first, second) => {
	expect(seen(choice)).toEqual([first, second]);
});

test('applyVouchers limits shop and platform vouchers together to half of the product total', () => {
	const half = { kind: 'fixed', amountVnd: 60_000 } as const;
	const known = [
		{ shopId: 'gom', id: '4', code: 'NUA', ...facts(half) },
		{ shopId: 'gom', id: '5', code: 'GAN', ...facts({ kind: 'fixed', amountVnd: 55_000 }) },
		{ shopId: null, id: '6', code: 'NUANUA', ...facts(half) },
	];
	const both = (shopCode?: string) => {
		const choices = [{ shopId: 'gom', shopCode, platformCode: 'NUANUA' }];
		const [seen] = applyVouchers(
			orders.slice(0, 1),
			{ choices, find: (shopId, code) => known.find((one) => one.shopId === shopId && one.code === code) ?? null },
			NOW,
		);
		return seen?.platformVoucher;
	};
	expect(both()).toMatchObject({ problem: null, discountVnd: 60_000 });
	expect(both('GAN')).toMatchObject({ problem: null, discountVnd: 5000 });
	expect(both('NUA')).toMatchObject({ problem: 'half_reached', discountVnd: 0 });
});

test('a platform voucher for two orders needs two uses, otherwise the second order gets used_by_you', () => {
	const both = (platformCode: string) =>
		[
			{ shopId: 'gom', platformCode },
			{ shopId: 'lua', platformCode },
		] as const;
	expect(seen(...both('CHO10'))).toEqual([
		[null, 12_000],
		[null, 'used_by_you'],
	]);
	expect(seen(...both('HAILAN'))).toEqual([
		[null, 12_000],
		[null, 5000],
	]);
});
