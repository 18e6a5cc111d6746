import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { formatPhone } from '#src/shared/phone.ts';
import type { ProfileView } from '../contract.ts';
import { customers } from '../db/tables.ts';

export async function getProfile(read: ReadDatabase, customerId: string): Promise<ProfileView> {
	const [row] = await read
		.select({
			name: customers.name,
			email: customers.email,
			emailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
			phone: customers.phone,
		})
		.from(customers)
		.where(eq(customers.id, customerId));
	if (!row) throw new Error('there is no such customer');
	return { ...row, phone: row.phone ? formatPhone(row.phone) : null };
}
