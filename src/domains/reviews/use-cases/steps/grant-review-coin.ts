import { coinConfig } from '#src/domains/coin/contract/coin.ts';
import { grantCoin } from '#src/domains/coin/index.ts';
import { hasEarned } from '#src/domains/order-money/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Review } from '../../db/tables.ts';

type RewardedReview = Pick<Review, 'id' | 'kind' | 'customerId' | 'orderId' | 'body' | 'pictureCount'>;

/**
 * Grants coin for the first version of a published product review with a picture, for any number of stars. Returns
 * the amount.
 */
export async function grantReviewCoin(
	scope: Scope,
	{ id, kind, customerId, orderId, body, pictureCount }: RewardedReview,
): Promise<number> {
	if (kind !== 'product' || body === '' || pictureCount === 0) return 0;
	// The subscriber of `orders.cash_confirmed` tries again.
	if (!(await hasEarned(scope.db, orderId))) return 0;
	const source = { type: 'review', id };
	const amountVnd = coinConfig.otherEarns.reviewWithPhoto;
	return (await grantCoin(scope, { customerId, orderId, kind: 'review', source, amountVnd })).value.grantedVnd;
}
