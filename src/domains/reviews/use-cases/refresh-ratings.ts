import { recordRatings } from '#src/domains/catalog/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { RATING_VERSION } from '../contract.ts';
import { lockProductRating } from '../db/review-repository.ts';
import { listRatedProducts } from '../queries/list-rated-products.ts';
import { readWeighedStars } from '../queries/read-weighed-stars.ts';
import { ratingScore } from '../rules/rating.ts';

/** Call with the rating locks of the products held. Updates the catalogue as well. */
export async function refreshRatings(scope: Scope, productIds: readonly string[]): Promise<void> {
	const found = await readWeighedStars(scope.read, productIds);
	await recordRatings(
		scope,
		productIds.map((productId) => {
			const stars = found.get(productId);
			const score = stars ? ratingScore(stars) : null;
			return { productId, score, average: stars?.average ?? null, count: stars?.count ?? 0, version: RATING_VERSION };
		}),
	);
}

const BATCH = 500;

/** Locks one product at a time, so that writing a review never waits for all of them. */
export async function weighAllReviews(context: Context<SystemActor>): Promise<void> {
	let after: string | null = null;
	do {
		const ids: readonly string[] = await listRatedProducts(context.read, after, BATCH);
		for (const id of ids)
			await transact(context, async (scope) => {
				await lockProductRating(scope.db, id);
				return ok(await refreshRatings(scope, [id]));
			});
		after = ids.at(-1) ?? null;
	} while (after);
}
