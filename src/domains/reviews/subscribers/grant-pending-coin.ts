import { orderCashConfirmed } from '#src/domains/order-money/events.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { originalReviewsOf } from '../db/review-repository.ts';
import { grantReviewCoin } from '../use-cases/steps/grant-review-coin.ts';

export const grantPendingReviewCoin = defineSubscriber(
	orderCashConfirmed,
	'reviews.give_waiting_coin',
	async (context, { orderId }) => {
		await transact(context, async (scope) => {
			for (const review of await originalReviewsOf(scope.read, orderId)) await grantReviewCoin(scope, review);
			return ok(null);
		});
	},
);
