import { eq, sql } from 'drizzle-orm';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { formatPhone } from '#src/shared/phone.ts';
import type { ProfileView } from '../contract/identity.ts';
import { customers } from '../db/tables.ts';

export async function getProfile({ actor, read }: ReadContext<MemberActor | VendorActor>): Promise<ProfileView> {
	const [row] = await read
		.select({
			name: customers.name,
			email: customers.email,
			emailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
			phone: customers.phone,
			phoneVerified: sql<boolean>`${customers.phoneVerifiedAt} is not null`,
		})
		.from(customers)
		.where(eq(customers.id, actor.customerId));
	if (!row) throw new Error('there is no such customer');
	return { ...row, email: row.email ?? '', phone: row.phone ? formatPhone(row.phone) : null };
}
