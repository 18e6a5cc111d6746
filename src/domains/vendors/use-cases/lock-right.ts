import type { VendorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import { lockRoleOf } from '../db/staff-repository.ts';
import { hasStaffRight, type StaffRight } from '../rules/staff/staff-rights.ts';

/** Checks the stored role, because the session's may be outdated, and locks it until the transaction ends. */
export async function lockRight({ db, actor }: Scope<VendorActor>, right: StaffRight): Promise<boolean> {
	if (!hasStaffRight(actor.staffRole, right)) return false;
	const role = await lockRoleOf(db, actor.shopId, actor.customerId);
	return role !== null && hasStaffRight(role, right);
}
