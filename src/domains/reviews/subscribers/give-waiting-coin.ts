import { orderCashConfirmed } from '#src/domains/order-money/events.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { firstVersionsOf } from '../db/review-repository.ts';
import { giveReviewCoin } from '../use-cases/steps/give-review-coin.ts';

export const giveWaitingReviewCoin = defineSubscriber(
	orderCashConfirmed,
	'reviews.give_waiting_coin',
	async (context, { orderId }) => {
		await transact(context, async (scope) => {
			for (const review of await firstVersionsOf(scope.read, orderId)) await giveReviewCoin(scope, review);
			return ok(null);
		});
	},
);
