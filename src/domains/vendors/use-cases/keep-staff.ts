import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse, type VendorRefusal } from '../contract.ts';
import type { ChangeRoleInput, StaffIdInput } from '../contract-staff.ts';
import { lockShop } from '../db/shop-repository.ts';
import { changeRoleOf, removeStaffOf } from '../db/staff-repository.ts';
import { lockOwnShop } from './steps/lock-own-shop.ts';
import { tellOwner } from './steps/tell-owner.ts';

type Answer = Promise<Result<{ readonly customerId: string }, Failure<VendorRefusal>>>;

/** It counts from the next request on: who may do what is asked anew each time. */
export function changeRole(context: Context<VendorActor>, { customerId, role }: ChangeRoleInput): Answer {
	return transact(context, async (scope): Answer => {
		const locked = await lockOwnShop(scope, 'staff.keep');
		if (!locked.ok) return locked;
		const { id, ownerId } = locked.value;
		if (customerId === ownerId) return refuse('vendors.staff_owner');
		if (!(await changeRoleOf(scope.db, id, customerId, role))) return refuse('vendors.staff_unknown');
		const facts = { customerId, role };
		await audit(scope, { subjectType: 'shop', subjectId: id, action: 'staff_role', facts });
		return ok({ customerId });
	});
}

export function removeStaff(context: Context<VendorActor>, { customerId }: StaffIdInput): Answer {
	return transact(context, async (scope): Answer => {
		const locked = await lockOwnShop(scope, 'staff.keep');
		if (!locked.ok) return locked;
		const { id, ownerId, name: shopName } = locked.value;
		if (customerId === ownerId) return refuse('vendors.staff_owner');
		if (!(await removeStaffOf(scope.db, id, customerId))) return refuse('vendors.staff_unknown');
		await audit(scope, { subjectType: 'shop', subjectId: id, action: 'staff_removed', facts: { customerId } });
		const about = `${id}:${customerId}:${(await scope.now()).getTime()}`;
		await tellOwner(scope, { customerId, kind: 'vendors.staff_removed', about, shopName });
		return ok({ customerId });
	});
}

/** Anybody but the owner goes when they like. */
export function leaveShop(context: Context<VendorActor>): Answer {
	return transact(context, async (scope): Answer => {
		const { customerId, shopId } = scope.actor;
		const shop = await lockShop(scope.db, shopId);
		if (!shop) return refuse('vendors.not_found');
		if (customerId === shop.ownerId) return refuse('vendors.staff_owner');
		if (!(await removeStaffOf(scope.db, shopId, customerId))) return refuse('vendors.staff_unknown');
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'staff_left', facts: { customerId } });
		return ok({ customerId });
	});
}
