import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import type { OperatorActor, SystemActor, VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text.ts';
import { type CatalogFailure, type ChangeShownInput, fail, type TakeDownProductInput } from '../contract.ts';
import { type LockedProduct, lockProduct, recordProduct } from '../db/product-repository.ts';
import { productTakenDown } from '../events.ts';
import { STATE_AFTER } from '../rules/bulk-edit.ts';
import { type ProductState, productStates } from '../rules/product-states.ts';
import { checkLicence } from './steps/check-licence.ts';

type Changed = Result<{ state: ProductState }, Failure<CatalogFailure>>;
type TakenDown = Result<{ state: ProductState }, Failure<CatalogFailure | 'vendors.office_own_shop'>>;

/** The seller puts a product aside, shows it again, or stops selling it for good; its page then offers others. */
export function changeShown(context: Context<VendorActor>, input: ChangeShownInput): Promise<Changed> {
	return transact(context, async (scope) => {
		const { actor } = scope;
		if (!mayStaff(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const product = await lockProduct(scope.db, input.productId);
		if (!product || product.shopId !== actor.shopId) return fail('catalog.not_found');
		// Only what was checked before display may be shown.
		if (input.change === 'show' && product.state !== 'hidden')
			return fail('catalog.state_refuses', { state: product.state });
		const licensed = input.change === 'show' ? await checkLicence(scope, product) : ok(null);
		if (!licensed.ok) return licensed;
		return moveTo(scope, product, STATE_AFTER[input.change], '');
	});
}

/** An operator removes what may not be offered: its address answers 410 from now on. */
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

async function moveTo(scope: Scope, product: LockedProduct, state: ProductState, reason: string): Promise<Changed> {
	if (!mayMove(productStates, product.state, state)) return fail('catalog.state_refuses', { state: product.state });
	await recordProduct(scope.db, product.id, { state, stateReason: reason, updatedAt: await scope.now() });
	const facts = { from: product.state, reason };
	await audit(scope, { subjectType: 'product', subjectId: product.id, action: state, facts });
	await dropPages(scope.db, ['catalog', `product:${product.id}`, `shop:${product.shopId}`]);
	return ok({ state });
}
