import { type NotifyCustomer, notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaffToNotify } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { NoticedOrder } from '../../db/order-repository.ts';
import { isNoticeRecipient } from '../../rules/notice-recipients.ts';
import {
	BUYER_NOTICES,
	type BuyerNotice,
	type Details,
	type OrderNotice,
	type OrderNoticeParams,
	SHOP_NOTICES,
	type ShopNotice,
} from '../../rules/notices.ts';
import { confirmDeadlines } from '../../rules/scheduled-transitions.ts';

type PartyNotice<Kind> = { readonly kind: Kind; readonly details?: Details };
type Occasion = {
	readonly order: NoticedOrder;
	readonly buyer?: PartyNotice<BuyerNotice>;
	readonly shop?: PartyNotice<ShopNotice>;
};

/** Inserts all notices in one statement, once per occasion. */
export async function notifyParties(scope: Scope, occasions: readonly Occasion[]): Promise<void> {
	const staff = await staffOf(scope, occasions);
	const notices: NotifyCustomer[] = [];
	for (const { order, buyer, shop } of occasions) {
		if (buyer) notices.push(noticeFor(order.customerId, order, buyer));
		if (!shop) continue;
		const told = (staff.get(order.shopId) ?? []).filter(({ role }) => isNoticeRecipient(role, shop.kind));
		notices.push(...told.map(({ customerId, isMailed }) => ({ ...noticeFor(customerId, order, shop), isMailed })));
	}
	await notifyCustomers(scope, notices);
}

async function staffOf(
	{ read }: Scope,
	occasions: readonly Occasion[],
): Promise<ReadonlyMap<string, Awaited<ReturnType<typeof listStaffToNotify>>>> {
	const shopIds = new Set(occasions.filter(({ shop }) => shop).map(({ order }) => order.shopId));
	const staff = new Map<string, Awaited<ReturnType<typeof listStaffToNotify>>>();
	for (const shopId of shopIds) staff.set(shopId, await listStaffToNotify(read, shopId));
	return staff;
}

export const notifyBuyer = (
	scope: Scope,
	order: NoticedOrder,
	kind: BuyerNotice,
	details: Details = {},
): Promise<void> => notifyParties(scope, [{ order, buyer: { kind, details } }]);

export const notifyShop = (scope: Scope, order: NoticedOrder, kind: ShopNotice, details: Details = {}): Promise<void> =>
	notifyParties(scope, [{ order, shop: { kind, details } }]);

const isBuyerNotice = (kind: OrderNotice): kind is BuyerNotice => BUYER_NOTICES.some((known) => known === kind);
const isShopNotice = (kind: OrderNotice): kind is ShopNotice => SHOP_NOTICES.some((known) => known === kind);

/** Sends the notices that a row of a transition table names. */
export function notifyTransition(
	scope: Scope,
	order: NoticedOrder,
	{ notices }: { readonly notices: readonly OrderNotice[] },
	details: Details = {},
): Promise<void> {
	const [buyer, shop] = [notices.find(isBuyerNotice), notices.find(isShopNotice)];
	const sides = {
		...(buyer ? { buyer: { kind: buyer, details } } : {}),
		...(shop ? { shop: { kind: shop, details } } : {}),
	};
	return notifyParties(scope, [{ order, ...sides }]);
}

function confirmation({ state, placedAt }: NoticedOrder): Pick<OrderNoticeParams, 'confirmBy' | 'cancelsAt'> {
	if (state !== 'placed' || !placedAt) return {};
	const { overdueAt, cancelAt } = confirmDeadlines(placedAt);
	return { confirmBy: overdueAt.toISOString(), cancelsAt: cancelAt.toISOString() };
}

function noticeFor(
	customerId: string,
	order: NoticedOrder,
	{ kind, details = {} }: PartyNotice<OrderNotice>,
): NotifyCustomer {
	const { occasion = '', isMailed, ...facts } = details;
	const params: OrderNoticeParams = {
		number: order.number,
		shopName: order.shopName,
		totalVnd: order.totalVnd,
		others: 0,
		method: order.method,
		reason: null,
		party: null,
		wasPaid: false,
		...confirmation(order),
		txnRef: null,
		...facts,
	};
	const dedupeKey = `${kind}:${order.id}${occasion && `:${occasion}`}`;
	const notice = { customerId, class: 'order', kind, params, dedupeKey } as const;
	return isMailed === undefined ? notice : { ...notice, isMailed };
}
