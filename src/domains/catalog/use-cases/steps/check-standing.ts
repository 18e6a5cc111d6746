import { newShopConfig } from '#src/domains/vendors/contract.ts';
import { findBlockEnd } from '#src/domains/vendors/index.ts';
import { isNewShop } from '#src/domains/vendors/rules/new-shop.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CatalogRefusal, refuse } from '../../contract.ts';
import { readStanding, type ShopStanding } from '../../db/moderation-repository.ts';
import { sellingGap } from './check-selling.ts';

/** Whether it may put up anything at all just now: nobody has stopped it, and it owes nothing. */
export async function checkStanding(
	{ fresh }: Pick<ReadContext, 'fresh'>,
	shopId: string,
	{ isListingCapped }: ShopStanding,
): Promise<Result<null, Failure<CatalogRefusal>>> {
	const blockedUntil = await findBlockEnd(fresh, shopId);
	if (blockedUntil) return refuse('catalog.listing_blocked', { until: blockedUntil.toISOString() });
	return isListingCapped ? refuse('catalog.listing_capped') : ok(null);
}

/** How many more listings the shop may hand in, `null`: any number; or what keeps it from handing in anything. */
export async function listingRoom(
	context: ReadContext<VendorActor>,
): Promise<Result<number | null, Failure<CatalogRefusal>>> {
	const { actor, fresh } = context;
	const gap = await sellingGap(context);
	if (gap) return refuse(`catalog.${gap}`);
	const standing = await readStanding(fresh, actor.shopId);
	const checked = await checkStanding(context, actor.shopId, standing);
	if (!checked.ok) return checked;
	if (!isNewShop(standing, await databaseNow(fresh))) return ok(null);
	return ok(Math.max(0, newShopConfig.listingsMax - standing.listings));
}
