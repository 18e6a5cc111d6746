import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { NoticedOrder } from '../db/order-repository.ts';
import type { BuyerNotice, OrderNotice, OrderNoticeParams, ShopNotice } from '../rules/notices.ts';

export type Details = Partial<Omit<OrderNoticeParams, 'number' | 'shopName' | 'method'>> & {
	/** Tells occasions of one kind apart, e.g. two refused payments. */
	readonly occasion?: string;
};

/** One notice to the buyer, once per occasion. */
export async function tellBuyer(
	scope: Scope,
	order: NoticedOrder,
	kind: BuyerNotice,
	details: Details = {},
): Promise<void> {
	await tell(scope, order, [order.customerId], kind, details);
}

/** One notice to everybody who looks after orders in the shop. */
export async function tellShop(
	scope: Scope,
	order: NoticedOrder,
	kind: ShopNotice,
	details: Details = {},
): Promise<void> {
	const staff = await listStaff(scope.read, order.shopId, ['admin', 'orders']);
	await tell(scope, order, staff, kind, details);
}

async function tell(
	scope: Scope,
	order: NoticedOrder,
	customerIds: readonly string[],
	kind: OrderNotice,
	{ occasion = '', ...details }: Details,
): Promise<void> {
	const params: OrderNoticeParams = {
		number: order.number,
		shopName: order.shopName,
		totalVnd: order.totalVnd,
		others: 0,
		method: order.method,
		reason: null,
		party: null,
		wasPaid: false,
		txnRef: null,
		...details,
	};
	const dedupeKey = `${kind}:${order.id}${occasion && `:${occasion}`}`;
	await notifyCustomers(
		scope,
		customerIds.map((customerId) => ({ customerId, class: 'order', kind, params, dedupeKey })),
	);
}
