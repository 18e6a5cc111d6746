import { fail, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import type { ChangeRoleInput, StaffIdInput } from '#src/domains/vendors/contract/staff.ts';
import { lockShop } from '#src/domains/vendors/db/shop-repository.ts';
import { changeRoleOf, endInvitationsBy, removeStaffOf } from '#src/domains/vendors/db/staff-repository.ts';
import { findShopOfOwner, lockOwnShop, notifyOwner } from '#src/domains/vendors/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';

type Answer = Promise<Result<{ readonly customerId: string }, Failure<VendorFailure>>>;

/** Takes effect with the next request, because each request loads the role again. */
export function changeRole(context: Context<VendorActor>, { customerId, role }: ChangeRoleInput): Answer {
	return transact(context, async (scope): Answer => {
		const locked = await lockOwnShop(scope, 'staff.keep');
		if (!locked.ok) return locked;
		const { id, ownerId } = locked.value;
		if (customerId === ownerId) return fail('vendors.staff_owner');
		if (!(await changeRoleOf(scope.db, id, customerId, role))) return fail('vendors.staff_unknown');
		if (!hasStaffRight(role, 'staff.keep')) await endInvitationsBy(scope.db, id, customerId, await scope.now());
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
		if (customerId === ownerId) return fail('vendors.staff_owner');
		if (!(await removeStaffOf(scope.db, id, customerId))) return fail('vendors.staff_unknown');
		await audit(scope, { subjectType: 'shop', subjectId: id, action: 'staff_removed', facts: { customerId } });
		const at = await scope.now();
		await endInvitationsBy(scope.db, id, customerId, at);
		const about = `${id}:${customerId}:${at.getTime()}`;
		await notifyOwner(scope, { customerId, kind: 'vendors.staff_removed', about, shopName });
		return ok({ customerId });
	});
}

export function leaveShop(context: Context<MemberActor>): Answer {
	return transact(context, async (scope): Answer => {
		const { customerId } = scope.actor;
		const found = await findShopOfOwner(scope.fresh, customerId);
		const shop = found && (await lockShop(scope.db, found.id));
		if (!shop) return fail('vendors.staff_unknown');
		const { id } = shop;
		if (customerId === shop.ownerId) return fail('vendors.staff_owner');
		if (!(await removeStaffOf(scope.db, id, customerId))) return fail('vendors.staff_unknown');
		await endInvitationsBy(scope.db, id, customerId, await scope.now());
		await audit(scope, { subjectType: 'shop', subjectId: id, action: 'staff_left', facts: { customerId } });
		return ok({ customerId });
	});
}
