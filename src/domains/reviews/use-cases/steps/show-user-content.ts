import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Review } from '../../db/tables.ts';
import { refreshRatings } from '../refresh-ratings.ts';

type Place = Pick<Review, 'productId' | 'shopId'>;

export const userContentTag = (productId: string): string => `voices:${productId}`;
const shopUserContentTag = (shopId: string): string => `shop-voices:${shopId}`;

export const dropReviewPages = ({ db }: Scope, { productId, shopId }: Place): Promise<void> =>
	dropPages(db, [productId ? userContentTag(productId) : shopUserContentTag(shopId)]);

/** Recalculates the score. Call with the product's rating lock held. */
export async function showReviewChange(scope: Scope, place: Place): Promise<void> {
	if (place.productId) await refreshRatings(scope, [place.productId]);
	await dropReviewPages(scope, place);
}
