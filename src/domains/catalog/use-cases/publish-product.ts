import { findBlockEnd } from '#src/domains/vendors/index.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import { mayShopSell } from '#src/domains/vendors/rules/vendor-states.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { type CatalogRefusal, type ProductIdInput, refuse } from '../contract.ts';
import { NEW_SHOP_LISTINGS_MAX } from '../contract-moderation.ts';
import { lockStanding } from '../db/moderation-repository.ts';
import { lockProduct, recordProduct } from '../db/product-repository.ts';
import { productPublished } from '../events.ts';
import { type ProductState, productStates } from '../rules/product-states.ts';
import { isNewShop, isSampled } from '../rules/shop-trust.ts';
import { checkLicence } from './steps/check-licence.ts';
import { askPerson, judgeListing } from './steps/judge-listing.ts';

/**
 * Hands a draft in for the check before display. What raises no doubt goes live at once, and a person looks at it
 * afterwards where the shop is new or the sample says so; the rest stays `pending` for a person.
 */
export function publishProduct(
	context: Context<VendorActor>,
	input: ProductIdInput,
): Promise<Result<{ state: ProductState }, Failure<CatalogRefusal>>> {
	return transact(context, async (scope) => {
		const { db, actor, now, publish } = scope;
		if (!mayStaff(actor.staffRole, 'goods.edit')) return refuse('catalog.role_not_allowed');
		if (!mayShopSell(actor.shopState)) return refuse('catalog.shop_not_open');
		const product = await lockProduct(db, input.productId);
		if (!product || product.shopId !== actor.shopId) return refuse('catalog.not_found');
		if (!mayMove(productStates, product.state, 'pending'))
			return refuse('catalog.state_refuses', { state: product.state });
		const licensed = await checkLicence(scope, product);
		if (!licensed.ok) return licensed;
		const standing = await lockStanding(db, product.shopId);
		const blockedUntil = await findBlockEnd(scope.fresh, product.shopId);
		if (blockedUntil) return refuse('catalog.listing_blocked', { until: blockedUntil.toISOString() });
		if (standing.isListingCapped) return refuse('catalog.listing_capped');
		const at = await now();
		const isOfNewShop = isNewShop(standing, at);
		if (isOfNewShop && standing.listings >= NEW_SHOP_LISTINGS_MAX)
			return refuse('catalog.listing_limit', { max: NEW_SHOP_LISTINGS_MAX });
		const doubts = await judgeListing(scope, product, isOfNewShop);
		const state = doubts.length === 0 ? ('published' as const) : ('pending' as const);
		const published = state === 'published' ? { publishedAt: product.publishedAt ?? at } : {};
		await recordProduct(db, product.id, { state, stateReason: doubts.join(' '), updatedAt: at, ...published });
		if (state === 'pending') await askPerson(scope, product.id, 'before_display', doubts);
		else if (isSampled(product.id, isOfNewShop)) await askPerson(scope, product.id, 'sample', doubts);
		await audit(scope, { subjectType: 'product', subjectId: product.id, action: state, facts: { doubts } });
		if (state === 'published') {
			await publish(db, productPublished({ productId: product.id, shopId: product.shopId }));
			await dropPages(db, ['catalog', `product:${product.id}`, `shop:${product.shopId}`]);
		}
		return ok({ state });
	});
}
