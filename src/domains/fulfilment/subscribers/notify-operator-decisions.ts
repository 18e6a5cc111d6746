import { noticedOrders } from '#src/domains/orders/db/order-repository.ts';
import { notifyParties } from '#src/domains/orders/index.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { orderFailedDeliveryCleared, parcelInvestigationFound } from '../events.ts';

/** Notifies both sides; `totalVnd` is the refunded part of the fee. */
export const notifyFailedDeliveryCleared = defineSubscriber(
	orderFailedDeliveryCleared,
	'orders.tell_refusal_cleared',
	async (context, { orderId, feeVnd }) => {
		await transact(context, async (scope) => {
			const details = { totalVnd: feeVnd };
			for (const order of await noticedOrders(scope.read, [orderId])) {
				const buyer = { kind: 'orders.buyer_refusal_cleared', details } as const;
				await notifyParties(scope, [{ order, buyer, shop: { kind: 'orders.shop_refusal_cleared', details } }]);
			}
			return ok(null);
		});
	},
);

/** Notifies both sides of the new deadline, because an earlier notice announced a different end. */
export const notifyInvestigationFound = defineSubscriber(
	parcelInvestigationFound,
	'orders.tell_case_found',
	async (context, { orderId, caseNumber, againAt }) => {
		await transact(context, async (scope) => {
			const details = { caseNumber, occasion: caseNumber, ...(againAt ? { dueBy: againAt } : {}) };
			for (const order of await noticedOrders(scope.read, [orderId])) {
				const buyer = { kind: 'orders.buyer_case_found', details } as const;
				await notifyParties(scope, [{ order, buyer, shop: { kind: 'orders.shop_case_found', details } }]);
			}
			return ok(null);
		});
	},
);
