import { returnCoin, voidCoin } from '#src/domains/coin/index.ts';
import { giveBackVouchers } from '#src/domains/promotions/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Order } from '../../db/tables.ts';
import { hasCoin, hasVoucher } from '../../rules/totals.ts';
import { ORDER_ENDED, reversePlatformVoucher } from './book-platform-vouchers.ts';

/** What an order that ends unpaid or cancelled had used is free again; the orders beside it keep theirs. */
export async function giveBackReductions(scope: Scope, order: Order): Promise<void> {
	if (hasVoucher(order)) await giveBackVouchers(scope, [order.id]);
	if (order.placedAt === null) {
		if (hasCoin(order)) await voidCoin(scope, { orderIds: [order.id] });
		return;
	}
	await payBackReductions(scope, order);
}

/** What coin and the platform paid for an order that nobody gets: out of its escrow, once. */
export async function payBackReductions(scope: Scope, order: Order): Promise<void> {
	if (hasCoin(order)) await returnOrderCoin(scope, order);
	await reversePlatformVoucher(scope, order);
}

/** Back to the slices it came from; of an order that was not placed in the end as well. */
export const returnOrderCoin = (scope: Scope, { id, coinBonusVnd, coinPaidVnd }: Order): Promise<void> =>
	returnCoin(scope, {
		orderId: id,
		source: { type: ORDER_ENDED, id },
		bonusVnd: coinBonusVnd,
		paidVnd: coinPaidVnd,
	});
