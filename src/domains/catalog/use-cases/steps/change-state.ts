import { type LockedProduct, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import { productStates } from '#src/domains/catalog/rules/product-states.ts';
import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import type { CatalogFailure, ProductState } from '../../contract/product.ts';
import { fail } from '../../contract/product.ts';

export async function moveTo(
	scope: Scope,
	product: LockedProduct,
	state: ProductState,
	reason: string,
): Promise<Changed> {
	if (!mayMove(productStates, product.state, state)) return fail('catalog.state_refuses', { state: product.state });
	await recordProduct(scope.db, product.id, { state, stateReason: reason, updatedAt: await scope.now() });
	const facts = { from: product.state, reason };
	await audit(scope, { subjectType: 'product', subjectId: product.id, action: state, facts });
	await dropPages(scope.db, ['catalog', `product:${product.id}`, `shop:${product.shopId}`]);
	return ok({ state });
}
export type Changed = Result<{ state: ProductState }, Failure<CatalogFailure>>;
