import { fail, type ShopIdInput, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import { lockShopOfOwner, recordShop } from '#src/domains/vendors/db/shop-repository.ts';
import { shopStates } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { shopSubmitted } from '../events.ts';

export function submitShop(
	context: Context<MemberActor>,
	input: ShopIdInput,
): Promise<Result<{ shopId: string }, Failure<VendorFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor, now, publish } = scope;
		const shop = await lockShopOfOwner(db, actor.customerId);
		if (!shop || shop.id !== input.shopId) return fail('vendors.not_found');
		if (!mayMove(shopStates, shop.state, 'submitted')) return fail('vendors.state_refuses', { state: shop.state });
		const at = await now();
		await recordShop(db, shop.id, { state: 'submitted', stateReason: '', submittedAt: at, updatedAt: at });
		await audit(scope, { subjectType: 'shop', subjectId: shop.id, action: 'submitted', facts: { from: shop.state } });
		await publish(db, shopSubmitted({ shopId: shop.id, ownerId: shop.ownerId }));
		return ok({ shopId: shop.id });
	});
}
