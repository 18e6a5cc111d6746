import type { OrderRefund } from '#src/domains/order-money/index.ts';
import { bankVndOf } from '#src/domains/order-money/rules/refund-shares.ts';
import { noticedOrders } from '#src/domains/orders/db/order-repository.ts';
import { notifyParties } from '#src/domains/orders/index.ts';
import type { Details } from '#src/domains/orders/rules/notices.ts';
import { transact } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import type { ReturnEventKind } from '../contract/return.ts';
import { refundsOfSources } from '../db/refund-transfer-repository.ts';
import { findReturn, findReturnEvent } from '../db/return-repository.ts';
import { lastReturnShipping, RETURN_SHIPPING } from '../db/return-shipping-repository.ts';
import type { OrderReturn } from '../db/tables.ts';
import { returnMoved } from '../events.ts';
import { findSendTo } from '../queries/find-return-address.ts';
import { assigneesOf } from '../queries/return-view.ts';
import { waitsForReturnedProducts } from '../rules/return-states.ts';
import { eventsNotifying } from '../rules/return-transitions.ts';
import { isFault } from '../rules/return-windows.ts';
import { answerBy, rulingBy } from '../rules/scheduled-transitions.ts';

/** Transitions notify the sides that their table names; other events notify the side that did not cause them. */
const BUYER_NOTICES_BY_EVENT: ReadonlySet<ReturnEventKind> = new Set<ReturnEventKind>([
	...eventsNotifying('orders.buyer_return'),
	...(['evidence', 'answered'] as const),
	...(['postage_accepted', 'postage_refused', 'postage_ruled', 'postage_paid'] as const),
]);
const SHOP_NOTICES_BY_EVENT: ReadonlySet<ReturnEventKind> = new Set<ReturnEventKind>([
	...eventsNotifying('orders.shop_return'),
	...(['evidence', 'replacement_agreed', 'answered'] as const),
	...(['postage_stated', 'postage_withdrawn', 'postage_disputed', 'postage_ruled'] as const),
]);

const SILENT_EVENTS: ReadonlySet<ReturnEventKind> = new Set<ReturnEventKind>(['approved', 'inspected']);

export const notifyReturnMoved = defineSubscriber(
	returnMoved,
	'orders.tell_return_moved',
	async (context, { returnId, eventId, kind }) => {
		await transact(context, async (scope) => {
			const of = await findReturn(scope.read, returnId);
			const [order] = of ? await noticedOrders(scope.read, [of.orderId]) : [];
			if (!of || !order || (SILENT_EVENTS.has(kind) && of.state !== kind)) return ok(null);
			const refund = (await refundsOfSources(scope.read, 'return', [returnId])).get(returnId);
			const isByTransfer = refund?.channel === 'bank';
			const transfer = isByTransfer ? { transfer: refund.bankShown, transferVnd: bankVndOf(refund) } : {};
			const dispute =
				kind === 'disputed' ? disputeTimes(of) : kind === 'answered' ? await assigneeOf(scope.read, of) : {};
			const details = {
				reason: kind,
				...dispute,
				...amountOf(refund),
				occasion: eventId,
				ruling: of.ruling,
				...transfer,
				...(await returnShippingOf(scope.read, returnId, kind)),
			};
			// Payments notifies of bank refunds, but not of manual transfers.
			const isTransferred = kind === 'paid_back' && isByTransfer;
			const teller = kind === 'evidence' ? (await findReturnEvent(scope.read, eventId))?.party : null;
			const isForBuyer = BUYER_NOTICES_BY_EVENT.has(kind) && teller !== 'buyer';
			const isByClock = kind === 'postage_accepted' && (await findReturnEvent(scope.read, eventId))?.party === 'system';
			const isForShop = (SHOP_NOTICES_BY_EVENT.has(kind) && teller !== 'shop') || isByClock;
			const sending = kind === 'approved' ? await returnAddressDetails(scope.read, of) : {};
			const buyer =
				isForBuyer || isTransferred
					? { buyer: { kind: 'orders.buyer_return' as const, details: { ...details, ...sending } } }
					: {};
			const shop = isForShop ? { shop: { kind: 'orders.shop_return' as const, details } } : {};
			await notifyParties(scope, [{ order, ...buyer, ...shop }]);
			return ok(null);
		});
	},
);

const amountOf = (refund: OrderRefund | undefined): Details =>
	refund ? { totalVnd: bankVndOf(refund), coinVnd: refund.coinBonusVnd + refund.coinPaidVnd } : {};

const disputeTimes = ({ disputedAt }: OrderReturn): Details =>
	disputedAt ? { answerBy: answerBy(disputedAt).toISOString(), rulingBy: rulingBy(disputedAt).toISOString() } : {};

async function returnShippingOf(read: ReadDatabase, returnId: string, kind: ReturnEventKind): Promise<Details> {
	const postage = kind.startsWith('postage_') ? await lastReturnShipping(read, returnId) : null;
	if (!postage) return {};
	const owed = (await refundsOfSources(read, RETURN_SHIPPING, [postage.id])).get(postage.id);
	const totalVnd = owed?.postageVnd ?? postage.grantedVnd ?? postage.amountVnd;
	return { totalVnd, coinVnd: 0, transfer: postage.bankShown, transferVnd: totalVnd };
}

async function assigneeOf(read: ReadDatabase, of: OrderReturn): Promise<Details> {
	const keeper = (await assigneesOf(read, [of])).get(of.keeperId ?? '');
	return keeper ? { keeper } : {};
}

/** The buyer needs the return address before the deadline to send the products. */
async function returnAddressDetails(read: ReadDatabase, of: OrderReturn): Promise<Details> {
	const sendTo = waitsForReturnedProducts(of) ? await findSendTo(read, of.shopId) : null;
	return sendTo
		? { sendTo: [sendTo.name, sendTo.phone, sendTo.address].join(', '), isShopFault: isFault(of.reason) }
		: {};
}
