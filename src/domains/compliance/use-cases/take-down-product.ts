import {
	type CatalogFailure,
	fail,
	type ProductState,
	type TakeDownProductInput,
} from '#src/domains/catalog/contract/product.ts';
import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { moveTo } from '#src/domains/catalog/index.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { productTakenDown } from '../events.ts';

/** An operator removes an illegal listing: its URL answers 410 from now on. */

export function takeDownProduct(
	context: Context<OperatorActor | SystemActor>,
	input: TakeDownProductInput,
): Promise<TakenDown> {
	return transact(context, async (scope): Promise<TakenDown> => {
		const product = await lockProduct(scope.db, input.productId);
		if (!product) return fail('catalog.not_found');
		const operatorContext = await checkOperatorConflict(scope, product.shopId);
		if (!operatorContext.ok) return operatorContext;
		const reason = clean(input.reason);
		const moved = await moveTo(scope, product, 'taken_down', reason);
		if (moved.ok)
			await scope.publish(scope.db, productTakenDown({ productId: product.id, shopId: product.shopId, reason }));
		return moved;
	});
}
export type TakenDown = Result<{ state: ProductState }, Failure<CatalogFailure | 'vendors.office_own_shop'>>;
