import { holdCoin, spendCoin } from '#src/domains/coin/index.ts';
import { bookPlatformVouchers } from '#src/domains/order-money/index.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { NewGroup, Order } from '#src/domains/orders/db/order-repository.ts';
import { hasCoin, productTotalAfterVouchers } from '#src/domains/orders/rules/order-totals.ts';
import { redeemVouchers } from '#src/domains/promotions/index.ts';
import { claimSalePrices, type SaleClaim } from '#src/domains/scheduled-prices/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import type { Agreed } from './draft-orders.ts';

type CoinParts = Parameters<typeof spendCoin>[1]['parts'];
type RedeemResult = Promise<Result<null, Failure>>;

/** Redeems vouchers, limited prices and coin under their locks; for online payments coin is only held. */
export async function redeemVouchersAndCoin(scope: Scope, { orders, lines }: NewGroup, agreed: Agreed): RedeemResult {
	const { customerId } = agreed;
	const wishes = orders.flatMap((order) => requestsOf(order, agreed));
	const redeemed = await redeemVouchers(scope, customerId, wishes);
	if (!redeemed.ok) return redeemed;
	const claimed = await claimSalePrices(scope, customerId, claimsOf(lines, agreed));
	if (!claimed.ok) return claimed;
	const placed = orders.filter(({ state }) => state === 'placed');
	const spent = await takeCoin(placed, (parts) => spendCoin(scope, { customerId, parts }));
	if (!spent.ok) return spent;
	const until = addMs(agreed.now, ordersConfig.coinHeldDays * DAY_MS);
	const waiting = orders.filter(({ state }) => state !== 'placed');
	const held = await takeCoin(waiting, (parts) => holdCoin(scope, { customerId, parts, until }));
	if (!held.ok) return held;
	await bookPlatformVouchers(scope, placed);
	return ok(null);
}

/** Lines that have a limited price; the others were quoted at the regular one. */
const claimsOf = (lines: NewGroup['lines'], { variants }: Agreed): readonly SaleClaim[] =>
	lines.flatMap(({ orderId, variantId, quantity }) => {
		const sale = variants.get(variantId)?.sale;
		const isLimited = sale && sale.left !== null && quantity <= sale.left;
		return isLimited ? [{ orderId, scheduledPriceId: sale.id, quantity }] : [];
	});

async function takeCoin(orders: readonly Order[], take: (parts: CoinParts) => RedeemResult): RedeemResult {
	const parts = orders.filter(hasCoin).map((order) => ({
		orderId: order.id,
		goodsVnd: productTotalAfterVouchers(order),
		bonusVnd: order.coinBonusVnd,
		paidVnd: order.coinPaidVnd,
	}));
	return parts.length > 0 ? take(parts) : ok(null);
}

function requestsOf({ id: orderId, shopId }: Order, { quote, find }: Agreed) {
	const shop = quote.shops.find((quoted) => quoted.shopId === shopId);
	const applied = [
		{ payer: 'shop', voucher: shop?.shopVoucher, at: shopId },
		{ payer: 'platform', voucher: shop?.platformVoucher, at: null },
	] as const;
	return applied.flatMap(({ payer, voucher, at }) => {
		const known = voucher ? find(at, voucher.code) : null;
		return voucher && known ? [{ voucherId: known.id, orderId, payer, discountVnd: voucher.discountVnd }] : [];
	});
}
