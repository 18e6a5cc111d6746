import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { recordRated } from '../db/product-repository.ts';

/** `score`: weighed stars from 1 to 5, null without a review; `version` names the formula that weighed them. */
export type ProductRating = {
	readonly productId: string;
	readonly score: number | null;
	readonly count: number;
	readonly version: number;
};

/** What the reviews say of products. Lists follow when they are next rendered; pages that show other stars drop now. */
export async function recordRatings(scope: Scope, ratings: readonly ProductRating[]): Promise<void> {
	if (ratings.length === 0) return;
	const changed = await recordRated(scope.db, ratings);
	await dropPages(
		scope.db,
		changed.map((id) => `product:${id}`),
	);
}
