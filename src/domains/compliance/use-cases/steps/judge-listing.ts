import { type LockedProduct, lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { isNewShop } from '#src/domains/vendors/rules/shop-status/new-shop.ts';
import { actorKey } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { CHECK_WITHIN_HOURS, type CheckKind } from '../../contract/moderation.ts';
import {
	decideCheck,
	lockShopStatus,
	readListingFacts,
	readOtherTexts,
	requestCheck,
} from '../../db/moderation-repository.ts';
import { type ListingIssue, listingIssues, marketIssues } from '../../rules/listing-check.ts';

/** Recorded as the reason of a check that ended without a decision. */
const EDITED_NOTE = 'edited by the shop';

export async function judgeListing(
	{ db }: Scope,
	product: LockedProduct,
	isOfNewShop: boolean,
): Promise<readonly ListingIssue[]> {
	const facts = { ...(await readListingFacts(db, product)), isOfNewShop };
	const texts = { ...product, ...(await readOtherTexts(db, product.id)) };
	return [...listingIssues(texts), ...marketIssues(facts)];
}

export async function requestManualReview(
	scope: Scope,
	productId: string,
	kind: CheckKind,
	doubts: readonly ListingIssue[],
): Promise<void> {
	const askedAt = await scope.now();
	const dueAt = addMs(askedAt, CHECK_WITHIN_HOURS * HOUR_MS);
	await requestCheck(scope.db, { id: newId(), productId, kind, doubts, askedAt, dueAt });
}

/** Restarts the review of a pending listing after an edit, so operators approve only what they have read. */
export async function requestReviewAgain(scope: Scope, productId: string): Promise<void> {
	const product = await lockProduct(scope.db, productId);
	if (product?.state !== 'pending') return;
	const decidedAt = await scope.now();
	const decided = {
		decision: 'changes_requested',
		reason: EDITED_NOTE,
		decidedAt,
		decidedBy: actorKey(scope.actor),
	} as const;
	if (!(await decideCheck(scope.db, productId, decided))) return;
	const status = await lockShopStatus(scope.db, product.shopId);
	const doubts = await judgeListing(scope, product, isNewShop(status, decidedAt));
	await requestManualReview(scope, productId, 'before_display', doubts);
}
