import { earnOnOrder, getGrantedByShop, grantCoin } from '#src/domains/coin/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { changeOrders, type Order } from '#src/domains/orders/db/order-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Source } from '#src/shared/source.ts';
import { startOfVietnamDay } from '#src/shared/time.ts';
import { collectedReserveVnd, hasShopTakenCash, isCashCollected } from '../../db/cash-collection-repository.ts';
import { findAddressKey, hasOtherOrderWithCoin } from '../../db/sale-repository.ts';
import { orderCashConfirmed } from '../../events.ts';
import { coveredGoodwill, latePaidGoodwill, shopGoodwill } from '../../rules/goodwill.ts';
import { productAmountPaidVnd } from '../../rules/product-amount-paid.ts';

export async function grantOrderCoin(scope: Scope, order: Order): Promise<Partial<Pick<Order, 'earnedAt'>>> {
	const { id: orderId, customerId } = order;
	if (!(await isMoneyCollected(scope, order))) return {};
	const isFirst = !(await hasOtherOrderWithCoin(scope.read, order));
	const earnedAt = await scope.now();
	const gift = {
		isMoneyConfirmed: !(await hasShopTakenCash(scope.read, orderId)),
		deliveredAt: order.deliveredAt ?? earnedAt,
		addressKey: await findAddressKey(scope.read, order.groupId),
	};
	const productAmount = productAmountPaidVnd(order);
	await earnOnOrder(scope, { customerId, orderId, productAmountPaidVnd: productAmount, isFirst, gift });
	return { earnedAt };
}

/** Cash collected by the shop itself is certain once the shop has paid the order's fees. */
async function isMoneyCollected({ read }: Scope, { id, shopId, releasedAt }: Order): Promise<boolean> {
	if (!(await isCashCollected(read, id))) return false;
	if (!(await hasShopTakenCash(read, id))) return true;
	return releasedAt !== null && (await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd >= 0;
}

export async function grantPendingCoin(scope: Scope, order: Order): Promise<void> {
	if (order.state !== 'completed' || order.earnedAt) return;
	const { earnedAt } = await grantOrderCoin(scope, order);
	if (!earnedAt) return;
	await changeOrders(scope.db, [order.id], { earnedAt });
	await scope.publish(scope.db, orderCashConfirmed({ orderId: order.id }));
}

export async function grantShopGoodwill(scope: Scope, { id, customerId, shopId, totalVnd }: Order): Promise<void> {
	await grantCoin(scope, {
		customerId,
		orderId: id,
		kind: 'shop_goodwill',
		source: { type: 'order', id },
		amountVnd: await covered(scope, shopId, shopGoodwill(totalVnd)),
		debit: { kind: 'vendor_payable', ownerId: shopId },
	});
}

/** Lock order: the shop's goodwill lock (`lockGoodwill`) before any coin lock. */
async function covered(scope: Scope, shopId: string, owedVnd: number): Promise<number> {
	const { postedVnd: payableVnd } = await getBalance(scope.read, { kind: 'vendor_payable', ownerId: shopId });
	const heldVnd = payableVnd + (await collectedReserveVnd(scope.read, shopId));
	const since = startOfVietnamDay(await scope.now());
	const givenTodayVnd = await getGrantedByShop(scope.read, { shopId, kind: 'shop_goodwill', since });
	return coveredGoodwill(owedVnd, { heldVnd, givenTodayVnd });
}

type UnshippedCancelled = { readonly id: string; readonly before: number; readonly after: number };

/** All cancelled parts of an order together earn no more than the whole order would. */
export async function grantUnshippedGoodwill(
	scope: Scope,
	{ id: orderId, customerId, shopId }: Order,
	{ id, before, after }: UnshippedCancelled,
): Promise<void> {
	await grantCoin(scope, {
		customerId,
		orderId,
		kind: 'shop_goodwill',
		source: { type: 'part_cancel', id },
		amountVnd: await covered(scope, shopId, shopGoodwill(after) - shopGoodwill(before)),
		debit: { kind: 'vendor_payable', ownerId: shopId },
	});
}

type LatePaid = Pick<Order, 'id' | 'customerId'> & {
	readonly paidVnd: number;
	readonly source: Source;
};

export async function grantLatePaymentGoodwill(
	scope: Scope,
	{ id, customerId, paidVnd, source }: LatePaid,
): Promise<void> {
	await grantCoin(scope, { customerId, orderId: id, kind: 'late_paid', source, amountVnd: latePaidGoodwill(paidVnd) });
}
