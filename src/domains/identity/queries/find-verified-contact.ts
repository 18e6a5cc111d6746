import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { customers } from '../db/tables.ts';

export type VerifiedContact = { readonly isEmailVerified: boolean; readonly verifiedPhone: string | null };

export async function findVerifiedContact(read: ReadDatabase, customerId: string): Promise<VerifiedContact> {
	const [row] = await read
		.select({
			isEmailVerified: sql<boolean>`${customers.emailVerifiedAt} is not null`,
			verifiedPhone: sql<string | null>`case when ${customers.phoneVerifiedAt} is not null then ${customers.phone} end`,
		})
		.from(customers)
		.where(eq(customers.id, customerId));
	return row ?? { isEmailVerified: false, verifiedPhone: null };
}
