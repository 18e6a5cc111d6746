import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import type { ReturnEventKind } from '../contract-returns.ts';
import { noticedOrders } from '../db/order-repository.ts';
import { refundsOfSources } from '../db/refund-repository.ts';
import { findReturn, findReturnEvent } from '../db/return-repository.ts';
import { returnMoved } from '../events.ts';
import { tellParties } from '../use-cases/tell-parties.ts';

/** Who did it knows it; a step of the clock both hear of. */
const BUYER_HEARS: ReadonlySet<ReturnEventKind> = new Set<ReturnEventKind>([
	...(['requested', 'approved', 'received', 'inspected', 'refunded', 'replaced', 'rejected'] as const),
	...(['disputed', 'evidence', 'under_review', 'ruled', 'appealed', 'closed', 'replacement_offered'] as const),
]);
const SHOP_HEARS: ReadonlySet<ReturnEventKind> = new Set<ReturnEventKind>([
	...(['requested', 'approved', 'shipping_back', 'received', 'refunded', 'withdrawn'] as const),
	...(['disputed', 'evidence', 'under_review', 'ruled', 'appealed', 'closed', 'replacement_agreed'] as const),
]);

export const tellReturnMoved = defineSubscriber(
	returnMoved,
	'orders.tell_return_moved',
	async (context, { returnId, eventId, kind }) => {
		await transact(context, async (scope) => {
			const of = await findReturn(scope.read, returnId);
			const [order] = of ? await noticedOrders(scope.read, [of.orderId]) : [];
			if (!order) return ok(null);
			const refund = (await refundsOfSources(scope.read, 'return', [returnId])).get(returnId);
			const backVnd = refund
				? refund.cashVnd + refund.shippingVnd + refund.coinBonusVnd + refund.coinPaidVnd
				: order.totalVnd;
			const isByTransfer = refund?.channel === 'bank';
			const transfer = isByTransfer
				? { transfer: refund.bankShown, transferVnd: refund.cashVnd + refund.shippingVnd }
				: {};
			const details = { reason: kind, totalVnd: backVnd, occasion: eventId, ruling: of?.ruling ?? null, ...transfer };
			// Of a bank's refund the payment itself tells; of a transfer by hand nobody else does.
			const isTransferred = kind === 'paid_back' && isByTransfer;
			const teller = kind === 'evidence' ? (await findReturnEvent(scope.read, eventId))?.party : null;
			const isForBuyer = BUYER_HEARS.has(kind) && teller !== 'buyer';
			const isForShop = SHOP_HEARS.has(kind) && teller !== 'shop';
			const buyer = isForBuyer || isTransferred ? { buyer: { kind: 'orders.buyer_return' as const, details } } : {};
			const shop = isForShop ? { shop: { kind: 'orders.shop_return' as const, details } } : {};
			await tellParties(scope, [{ order, ...buyer, ...shop }]);
			return ok(null);
		});
	},
);
