import { type ChangeShownInput, fail } from '#src/domains/catalog/contract/product.ts';
import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { type Changed, moveTo } from '#src/domains/catalog/index.ts';
import { checkLicence } from '#src/domains/compliance/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { STATE_AFTER } from '../rules/bulk-edit.ts';

export function changeShown(context: Context<VendorActor>, input: ChangeShownInput): Promise<Changed> {
	return transact(context, async (scope) => {
		const { actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const product = await lockProduct(scope.db, input.productId);
		if (!product || product.shopId !== actor.shopId) return fail('catalog.not_found');
		// Only a product that was approved before may be shown.
		if (input.change === 'show' && product.state !== 'hidden')
			return fail('catalog.state_refuses', { state: product.state });
		const licensed = input.change === 'show' ? await checkLicence(scope, product) : ok(null);
		if (!licensed.ok) return licensed;
		return moveTo(scope, product, STATE_AFTER[input.change], '');
	});
}
