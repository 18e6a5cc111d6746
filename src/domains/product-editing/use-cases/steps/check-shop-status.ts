import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { readShopStatus, type ShopListingStatus } from '#src/domains/compliance/index.ts';
import { findSanctionEnd } from '#src/domains/shop-sanctions/index.ts';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { isNewShop } from '#src/domains/vendors/rules/shop-status/new-shop.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { missingForSelling } from './check-selling.ts';

export async function checkShopStatus(
	{ fresh }: Pick<ReadContext, 'fresh'>,
	shopId: string,
	{ isListingCapped }: ShopListingStatus,
): Promise<Result<null, Failure<CatalogFailure>>> {
	const blockedUntil = await findSanctionEnd(fresh, shopId);
	if (blockedUntil) return fail('catalog.listing_blocked', { until: blockedUntil.toISOString() });
	return isListingCapped ? fail('catalog.listing_capped') : ok(null);
}

/** Null without a limit. */
export async function remainingListings(
	context: ReadContext<VendorActor>,
): Promise<Result<number | null, Failure<CatalogFailure>>> {
	const { actor, fresh } = context;
	const gap = await missingForSelling(context);
	if (gap) return fail(`catalog.${gap}`);
	const status = await readShopStatus(fresh, actor.shopId);
	const checked = await checkShopStatus(context, actor.shopId, status);
	if (!checked.ok) return checked;
	if (!isNewShop(status, await databaseNow(fresh))) return ok(null);
	return ok(Math.max(0, newShopConfig.listingsMax - status.listings));
}
