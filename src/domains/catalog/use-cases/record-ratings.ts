import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { recordRated } from '../db/product-repository.ts';

/**
 * `score` is the weighted average of 1 to 5 stars and only sorts, `average` the plain one that people see; both are null
 * without reviews. `version` is the formula's version.
 */
export type ProductRating = {
	readonly productId: string;
	readonly score: number | null;
	readonly average: number | null;
	readonly count: number;
	readonly version: number;
};

/** Drops only pages whose displayed stars change; lists follow when they are next rendered. */
export async function recordRatings(scope: Scope, ratings: readonly ProductRating[]): Promise<void> {
	if (ratings.length === 0) return;
	const changed = await recordRated(scope.db, ratings);
	await dropPages(
		scope.db,
		changed.map((id) => `product:${id}`),
	);
}
