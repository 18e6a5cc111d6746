import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { type LockedProduct, lockProduct, lockProducts } from '#src/domains/catalog/db/product-repository.ts';
import { wasNeverPublished } from '#src/domains/catalog/rules/product-states.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { DeletedProduct, DeleteProductInput } from '../contract/editor.ts';
import { type DeletedRows, removeProducts } from '../db/deletion-repository.ts';

type Answer<T> = Result<T, Failure<CatalogFailure>>;

export function deleteProduct(
	context: Context<VendorActor>,
	{ productId, version }: DeleteProductInput,
): Promise<Answer<DeletedProduct>> {
	return transact(context, async (scope): Promise<Answer<DeletedProduct>> => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		await lockProducts(db, [productId], true);
		const product = await lockProduct(db, productId);
		if (product?.shopId !== actor.shopId) return fail('catalog.not_found');
		if (product.version !== version) return fail('catalog.product_changed', { version: product.version });
		const gone = await deleteUnpublished(scope, product);
		return gone.ok ? ok({ id: productId }) : gone;
	});
}

/** The caller holds the locks of the product and its stock. Returns the deleted rows, so undo can restore them. */
export async function deleteUnpublished(
	scope: Scope<VendorActor>,
	product: LockedProduct,
): Promise<Answer<DeletedRows>> {
	if (!wasNeverPublished(product)) return fail('catalog.state_refuses', { state: product.state });
	const gone = await removeProducts(scope.db, product.id);
	if (!gone) return fail('catalog.draft_in_use');
	const facts = { name: product.name };
	await audit(scope, { subjectType: 'product', subjectId: product.id, action: 'deleted', facts });
	return ok(gone);
}
