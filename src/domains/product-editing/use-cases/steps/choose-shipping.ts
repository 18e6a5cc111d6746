import { fail } from '#src/domains/catalog/contract/product.ts';
import { recordProduct, shippingProfileOf } from '#src/domains/catalog/db/product-repository.ts';
import { listProfiles } from '#src/domains/shipping/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';

/**
 * Null selects the common rates of the shop, undefined changes nothing. The caller holds the lock of the product and
 * has checked the right to edit.
 */
export async function chooseShipping(
	scope: Scope<VendorActor>,
	productId: string,
	profileId: string | null | undefined,
): Promise<Result<null, Failure<'catalog.shipping_unknown'>>> {
	if (profileId === undefined) return ok(null);
	const { db, actor, now } = scope;
	const before = await shippingProfileOf(db, productId);
	if (before === profileId) return ok(null);
	const profiles = profileId === null ? [] : await listProfiles(scope);
	if (profileId !== null && !profiles.some(({ id, isCommon }) => id === profileId && !isCommon))
		return fail('catalog.shipping_unknown');
	await recordProduct(db, productId, { shippingProfileId: profileId, updatedAt: await now() });
	const facts = { productIds: [productId], before, after: profileId };
	await audit(scope, { subjectType: 'shop', subjectId: actor.shopId, action: 'shipping_goods', facts });
	return ok(null);
}
