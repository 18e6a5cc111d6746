import { type CatalogFailure, fail, type ProductIdInput } from '#src/domains/catalog/contract/product.ts';
import { picturesOf } from '#src/domains/catalog/db/editor-repository.ts';
import { type LockedProduct, lockProduct, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import { type ProductState, productStates } from '#src/domains/catalog/rules/product-states.ts';
import {
	checkLicence,
	judgeListing,
	lockShopStatus,
	productPublished,
	requestManualReview,
} from '#src/domains/compliance/index.ts';
import { isPublishedImmediately, isSampled } from '#src/domains/compliance/rules/shop-trust.ts';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { isNewShop } from '#src/domains/vendors/rules/shop-status/new-shop.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { missingForSelling } from './steps/check-selling.ts';
import { checkShopStatus } from './steps/check-shop-status.ts';

/**
 * Listings of trusted shops without doubts are published immediately, and a sample of them is reviewed later; all
 * others stay `pending` until an operator has reviewed them.
 */
export function publishProduct(
	context: Context<VendorActor>,
	input: ProductIdInput,
): Promise<Result<{ state: ProductState }, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const gap = await missingForSelling(scope);
		if (gap) return fail(`catalog.${gap}`);
		const product = await lockProduct(db, input.productId);
		if (!product || product.shopId !== actor.shopId) return fail('catalog.not_found');
		if (!mayMove(productStates, product.state, 'pending'))
			return fail('catalog.state_refuses', { state: product.state });
		const pictures = await picturesOf(db, product.id);
		if (pictures.length === 0) return fail('catalog.picture_missing', {}, { pictures: 'catalog.picture_missing' });
		const licensed = await checkLicence(scope, product);
		if (!licensed.ok) return licensed;
		const status = await lockShopStatus(db, product.shopId);
		const checked = await checkShopStatus(scope, product.shopId, status);
		if (!checked.ok) return checked;
		const isOfNewShop = isNewShop(status, await scope.now());
		const max = newShopConfig.listingsMax;
		if (isOfNewShop && status.listings >= max) return fail('catalog.listing_limit', { max });
		return ok({ state: await publishOrRequestReview(scope, product, isOfNewShop) });
	});
}

async function publishOrRequestReview(
	scope: Scope,
	product: LockedProduct,
	isOfNewShop: boolean,
): Promise<ProductState> {
	const { db, publish } = scope;
	const { id, shopId } = product;
	const at = await scope.now();
	const doubts = await judgeListing(scope, product, isOfNewShop);
	const isShown = isPublishedImmediately(product.state, { doubts, isOfNewShop });
	const state = isShown ? ('published' as const) : ('pending' as const);
	const published = isShown ? { publishedAt: product.publishedAt ?? at } : {};
	await recordProduct(db, id, { state, stateReason: doubts.join(' '), updatedAt: at, ...published });
	if (!isShown) await requestManualReview(scope, id, 'before_display', doubts);
	else if (isSampled(id)) await requestManualReview(scope, id, 'sample', doubts);
	await audit(scope, { subjectType: 'product', subjectId: id, action: state, facts: { doubts } });
	if (isShown) {
		await publish(db, productPublished({ productId: id, shopId }));
		await dropPages(db, ['catalog', `product:${id}`, `shop:${shopId}`]);
	}
	return state;
}
