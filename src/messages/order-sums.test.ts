import { expect, test } from 'vitest';
import { NO_CUT } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import { sumVnd } from '#src/shared/money.ts';
import { buyerSums, type SumRow, shopSums } from './vi/orders.ts';
import { shopMethodMessages } from './vi/vendor/vendor-orders.ts';

/** Products 189,000 ₫, shipping 88,000 ₫, shop discount 10,000 ₫, platform discount 20,000 ₫, coin 150,000 ₫. */
const sums = {
	goodsVnd: 189_000,
	shippingVnd: 88_000,
	shopDiscountVnd: 10_000,
	platformDiscountVnd: 20_000,
	coinVnd: 150_000,
	payVnd: 97_000,
};
const upTo = (rows: readonly SumRow[]) => rows.findIndex(({ isSum }) => isSum);
const lastOf = (status: Parameters<typeof buyerSums>[0]['paymentStatus'], coinVnd = sums.coinVnd) =>
	buyerSums({ ...sums, coinVnd, paymentStatus: status }).at(-1)?.name;

test('the rows above the total of buyerSums and shopSums add up to it', () => {
	for (const rows of [buyerSums({ ...sums, paymentStatus: 'paid' }), shopSums(sums)]) {
		const at = upTo(rows);
		expect(sumVnd(rows.slice(0, at).map(({ amountVnd }) => amountVnd))).toBe(rows[at]?.amountVnd);
	}
});

test('shopSums lists below the total who pays it, and these parts add up to the total', () => {
	const rows = shopSums(sums);
	const payers = rows.slice(upTo(rows) + 1).map(({ amountVnd }) => amountVnd);
	expect(payers).toEqual([97_000, 170_000]);
	expect(sumVnd(payers)).toBe(rows[upTo(rows)]?.amountVnd);
});

test('buyerSums calls the last row due, paid or total depending on the payment status', () => {
	expect(lastOf('awaiting')).toBe('Còn phải trả');
	expect(lastOf('cash_due')).toBe('Còn phải trả');
	expect(lastOf('paid')).toBe('Đã trả');
	expect(lastOf('cash_collected')).toBe('Trả cho người giao hàng');
	expect(lastOf('refunded')).toBe('Đã trả');
	expect(lastOf('none')).toBe('Tổng cộng');
	expect(lastOf('awaiting', 0)).toBe('Tổng cộng');
});

test('shopMethodMessages shows the cash that the buyer owes, after deductions', () => {
	const cash = { state: 'shipped', paymentMethod: 'cod', cashPlace: null } as const;
	const nothing = { goodsVnd: 0, shippingVnd: 0, shopDiscountVnd: 0, platformDiscountVnd: 0, coinVnd: 0, totalVnd: 0 };
	const owed = (payVnd: number, cut = NO_CUT) => ({ sums: { ...nothing, payVnd, cut } });
	expect(shopMethodMessages({ ...cash, ...owed(158_355) })).toMatch(/^Thu tiền mặt khi giao: 158\.355/);
	const cut = { cashVnd: 58_355, shippingVnd: 0, wholeVnd: 60_000 };
	expect(shopMethodMessages({ ...cash, ...owed(158_355, cut) })).toMatch(/: 100\.000/);
	const arrived = { ...cash, state: 'completed', ...owed(158_355) } as const;
	expect(shopMethodMessages({ ...arrived, cashPlace: 'shop' })).toMatch(/^Gian hàng đã thu tiền mặt: 158/);
	expect(shopMethodMessages({ ...arrived, cashPlace: 'expected' })).toMatch(/^Chờ hãng vận chuyển nộp tiền: 158/);
	expect(shopMethodMessages({ ...arrived, cashPlace: 'remitted' })).toMatch(/^Hãng vận chuyển đã nộp tiền: 158/);
	expect(shopMethodMessages(arrived)).toBe('Tiền mặt khi nhận hàng');
	expect(shopMethodMessages({ ...cash, ...owed(0) })).toContain('không thu thêm tiền');
	expect(shopMethodMessages({ ...cash, state: 'returned', ...owed(158_355) })).toBe('Tiền mặt khi nhận hàng');
	expect(shopMethodMessages({ ...cash, state: 'cancelled', ...owed(158_355) })).toBe('Tiền mặt khi nhận hàng');
	expect(shopMethodMessages({ ...cash, sums: null })).toBe('Tiền mặt khi nhận hàng');
});
