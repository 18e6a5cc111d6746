import { earnOnOrder, grantCoin } from '#src/domains/coin/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Source } from '#src/shared/source.ts';
import { hasOtherComplete } from '../../db/order-repository.ts';
import type { Order } from '../../db/tables.ts';
import { goodsCashVnd } from '../../rules/goods-cash.ts';
import { latePaidGoodwill, shopGoodwill } from '../../rules/goodwill.ts';

/** What completing an order earns its buyer. */
export async function giveEarnedCoin(scope: Scope, order: Order): Promise<void> {
	const { id: orderId, customerId } = order;
	const isFirst = !(await hasOtherComplete(scope.read, order));
	await earnOnOrder(scope, { customerId, orderId, goodsCashVnd: goodsCashVnd(order), isFirst });
}

/** The shop confirmed and does not deliver: it pays its buyer for the disappointment. */
export async function giveShopGoodwill(scope: Scope, { id, customerId, shopId, totalVnd }: Order): Promise<void> {
	await grantCoin(scope, {
		...{ customerId, orderId: id, kind: 'shop_goodwill', source: { type: 'order', id } },
		amountVnd: shopGoodwill(totalVnd),
		debit: { kind: 'vendor_payable', ownerId: shopId },
	});
}

type RestCancelled = { readonly id: string; readonly before: number; readonly after: number };

/** For a part of it that a shop does not deliver: of all such parts together never more than of a whole order. */
export async function giveRestGoodwill(
	scope: Scope,
	{ id: orderId, customerId, shopId }: Order,
	{ id, before, after }: RestCancelled,
): Promise<void> {
	await grantCoin(scope, {
		...{ customerId, orderId, kind: 'shop_goodwill', source: { type: 'part_cancel', id } },
		amountVnd: shopGoodwill(after) - shopGoodwill(before),
		debit: { kind: 'vendor_payable', ownerId: shopId },
	});
}

type LatePaid = Pick<Order, 'id' | 'customerId'> & {
	readonly paidVnd: number;
	readonly source: Source;
};

/** The money came after the goods had gone: it goes back, with a little for the trouble. */
export async function giveLatePaidGoodwill(scope: Scope, { id, customerId, paidVnd, source }: LatePaid): Promise<void> {
	await grantCoin(scope, { customerId, orderId: id, kind: 'late_paid', source, amountVnd: latePaidGoodwill(paidVnd) });
}
