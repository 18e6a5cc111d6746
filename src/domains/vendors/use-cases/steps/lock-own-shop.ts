import type { VendorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../../contract/shop.ts';
import { type LockedShop, lockShop } from '../../db/shop-repository.ts';
import type { StaffRight } from '../../rules/staff/staff-rights.ts';
import { lockRight } from '../lock-right.ts';

export type LockFailure = Failure<'vendors.role_not_allowed' | 'vendors.not_found' | 'vendors.state_refuses'>;

export async function lockOwnShop(
	scope: Scope<VendorActor>,
	right: StaffRight = 'shop.edit',
): Promise<Result<LockedShop, LockFailure>> {
	const shop = await lockShop(scope.db, scope.actor.shopId);
	if (!shop) return fail('vendors.not_found');
	if (!(await lockRight(scope, right))) return fail('vendors.role_not_allowed');
	if (shop.state === 'terminated' || shop.state === 'rejected')
		return fail('vendors.state_refuses', { state: shop.state });
	return ok(shop);
}
