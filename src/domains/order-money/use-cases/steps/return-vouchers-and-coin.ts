import { returnCoin, voidCoin } from '#src/domains/coin/index.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import { hasCoin, hasVoucher } from '#src/domains/orders/rules/order-totals.ts';
import { returnVouchers } from '#src/domains/promotions/index.ts';
import { returnSalePrices } from '#src/domains/scheduled-prices/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { ORDER_ENDED, reversePlatformVoucher } from './book-platform-vouchers.ts';

/**
 * Releases vouchers, units of limited prices and coin of orders that end unpaid or cancelled. Lock order: all vouchers,
 * then prices, then coin.
 */
export async function returnVouchersAndCoin(scope: Scope, ...orders: readonly Order[]): Promise<void> {
	const lowered = orders.filter(hasVoucher);
	if (lowered.length > 0) await returnVouchers(scope, lowered.map(toId));
	await returnSalePrices(scope, orders.map(toId));
	const waiting = orders.filter((order) => order.placedAt === null && hasCoin(order));
	if (waiting.length > 0) await voidCoin(scope, { orderIds: waiting.map(toId) });
	for (const order of orders) if (order.placedAt !== null) await refundVouchersAndCoin(scope, order);
}

const toId = ({ id }: Order): string => id;

/** Pays coin and the platform's voucher share back from the escrow of a cancelled order. */
export async function refundVouchersAndCoin(scope: Scope, order: Order): Promise<void> {
	if (hasCoin(order)) await returnOrderCoin(scope, order);
	await reversePlatformVoucher(scope, order);
}

/** Returns coin to the grants it was spent from; also for orders that were never placed. */
export const returnOrderCoin = (scope: Scope, { id, coinBonusVnd, coinPaidVnd }: Order): Promise<void> =>
	returnCoin(scope, {
		orderId: id,
		source: { type: ORDER_ENDED, id },
		bonusVnd: coinBonusVnd,
		paidVnd: coinPaidVnd,
	});
