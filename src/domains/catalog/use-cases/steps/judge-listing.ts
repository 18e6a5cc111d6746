import type { Scope } from '#src/platform/context.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { CHECK_WITHIN_HOURS } from '../../contract-moderation.ts';
import { lockStanding, readFurtherTexts, readListingFacts, renewCheck } from '../../db/moderation-repository.ts';
import { type LockedProduct, lockProduct } from '../../db/product-repository.ts';
import { type ListingDoubt, listingDoubts, marketDoubts } from '../../rules/listing-check.ts';
import { isNewShop } from '../../rules/shop-trust.ts';

/** Why a person should look at this product, as it is now. */
export async function judgeListing(
	{ db }: Scope,
	product: LockedProduct,
	isOfNewShop: boolean,
): Promise<readonly ListingDoubt[]> {
	const facts = { ...(await readListingFacts(db, product)), isOfNewShop };
	const texts = { ...product, ...(await readFurtherTexts(db, product.id)) };
	return [...listingDoubts(texts), ...marketDoubts(facts)];
}

/** Of what waits to be shown nothing is approved that nobody has read: after an edit its day begins anew. */
export async function askAnew(scope: Scope, productId: string): Promise<void> {
	const product = await lockProduct(scope.db, productId);
	if (product?.state !== 'pending') return;
	const standing = await lockStanding(scope.db, product.shopId);
	const askedAt = await scope.now();
	const doubts = await judgeListing(scope, product, isNewShop(standing, askedAt));
	await renewCheck(scope.db, product.id, { doubts, askedAt, dueAt: addMs(askedAt, CHECK_WITHIN_HOURS * HOUR_MS) });
}
