import { sql } from 'drizzle-orm';
import type { ShopRole } from '#src/domains/vendors/contract/shop.ts';
import type { StaffView } from '#src/domains/vendors/contract/staff.ts';
import { isStaffMailed } from '#src/domains/vendors/rules/staff/staff-mail.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';

type Member = {
	readonly customerId: string;
	readonly name: string;
	readonly email: string;
	readonly role: ShopRole;
	readonly isOwner: boolean;
	readonly wantsMail: boolean | null;
	readonly joinedAt: Date;
	readonly action: string | null;
	readonly actedAt: Date | null;
};

/** Admins see all staff and open invitations; other roles see only themselves. Reads the primary, not a replica. */
export async function getStaff({ actor, fresh: read }: ReadContext<VendorActor>): Promise<StaffView> {
	const isAssignee = hasStaffRight(actor.staffRole, 'staff.keep');
	const members = await read.read<Member>(sql`
		select staff.customer_id as "customerId", person.name, person.email, staff.role,
			shop.owner_id = staff.customer_id as "isOwner", staff.wants_mail as "wantsMail", staff.joined_at as "joinedAt", last.action, last.at as "actedAt"
		from shop_staff staff
		join shops shop on shop.id = staff.shop_id
		join customers person on person.id = staff.customer_id
		left join lateral (
			select entry.action, entry.at from audit_entries entry
			where entry.subject_type = 'shop' and entry.subject_id = staff.shop_id::text
				and entry.actor = 'customer:' || staff.customer_id::text
			order by entry.seq desc limit 1
		) last on true
		where staff.shop_id = ${actor.shopId} and (${isAssignee} or staff.customer_id = ${actor.customerId})
		order by shop.owner_id = staff.customer_id desc, staff.joined_at, staff.customer_id`);
	const open = await read.read<{ id: string; email: string; role: ShopRole; expiresAt: Date }>(sql`
		select id, email, role, expires_at as "expiresAt" from shop_invitations
		where shop_id = ${actor.shopId} and ended_at is null and expires_at > app_now() and ${isAssignee}
		order by id`);
	return {
		members: members.map(({ action, actedAt, joinedAt, wantsMail, ...member }) => ({
			...member,
			isMailed: isStaffMailed({ ...member, wantsMail }),
			isYou: member.customerId === actor.customerId,
			joinedAt: new Date(joinedAt).toISOString(),
			lastAct: action && actedAt && isAssignee ? { action, at: new Date(actedAt).toISOString() } : null,
		})),
		invitations: open.map(({ expiresAt, ...invited }) => ({
			...invited,
			expiresAt: new Date(expiresAt).toISOString(),
		})),
	};
}
