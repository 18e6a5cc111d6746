import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { noticedOrders } from '../db/order-repository.ts';
import { orderCaseFound, orderRefusalCleared } from '../events.ts';
import { tellParties } from '../use-cases/steps/tell-parties.ts';

/** Both sides hear that the refusal counts no more; what of the fee goes back stands in `totalVnd`. */
export const tellRefusalCleared = defineSubscriber(
	orderRefusalCleared,
	'orders.tell_refusal_cleared',
	async (context, { orderId, feeVnd }) => {
		await transact(context, async (scope) => {
			const details = { totalVnd: feeVnd };
			for (const order of await noticedOrders(scope.read, [orderId])) {
				const buyer = { kind: 'orders.buyer_refusal_cleared', details } as const;
				await tellParties(scope, [{ order, buyer, shop: { kind: 'orders.shop_refusal_cleared', details } }]);
			}
			return ok(null);
		});
	},
);

/** Both sides had been told of an end that does not come: they hear until when they wait now. */
export const tellCaseFound = defineSubscriber(
	orderCaseFound,
	'orders.tell_case_found',
	async (context, { orderId, caseNumber, againAt }) => {
		await transact(context, async (scope) => {
			const details = { caseNumber, occasion: caseNumber, ...(againAt ? { dueBy: againAt } : {}) };
			for (const order of await noticedOrders(scope.read, [orderId])) {
				const buyer = { kind: 'orders.buyer_case_found', details } as const;
				await tellParties(scope, [{ order, buyer, shop: { kind: 'orders.shop_case_found', details } }]);
			}
			return ok(null);
		});
	},
);
