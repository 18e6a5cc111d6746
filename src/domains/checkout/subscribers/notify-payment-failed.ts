import { findGroup, noticedOrders, type OrderGroup } from '#src/domains/orders/db/order-repository.ts';
import { notifyBuyer } from '#src/domains/orders/index.ts';
import { type Scope, transact } from '#src/platform/context.ts';
import { claimOnce, defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { orderPaymentFailed } from '../events.ts';
import { remainingTriesAfter } from '../rules/chance-after-failed-payment.ts';
import { payableUntil } from '../rules/unpaid-order-window.ts';
import { combinedTotals } from '../use-cases/steps/amounts-of-orders-together.ts';

export const notifyPaymentFailed = defineSubscriber(
	orderPaymentFailed,
	'orders.tell_payment_failed',
	async (context, { orderIds, txnRef, failure }) => {
		await transact(context, async (scope) => {
			const known = await noticedOrders(scope.read, orderIds);
			// The notice may be processed late, so orders paid or ended since are skipped.
			const orders = known.filter(({ state }) => state === 'pending_payment');
			const [first] = orders;
			const group = first && (await findGroup(scope.read, first.groupId));
			if (!first || !group) return ok(null);
			const chance = await chanceOf(scope, group, txnRef);
			const payUntil = payableUntil('pending_payment', group)?.toISOString();
			await notifyBuyer(scope, first, 'orders.buyer_payment_failed', {
				...combinedTotals(orders),
				reason: failure,
				txnRef,
				occasion: txnRef,
				...chance,
				...(payUntil ? { payUntil } : {}),
			});
			return ok(null);
		});
	},
);

async function chanceOf(scope: Scope, group: OrderGroup, txnRef: string) {
	const tryNo = Number(txnRef.slice(group.number.length));
	const left = remainingTriesAfter({ tryNo, placedAt: group.placedAt, failedAt: await scope.now() });
	const isLastNotified = left === 'last' && (await claimOnce(scope.db, `orders.last_chance_mailed:${group.id}`));
	return { isOver: left === 'none', isMailed: tryNo === 1 || isLastNotified };
}
