import { and, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { customerAccounts } from '../db/tables.ts';

export async function getSubject(read: ReadDatabase, issuer: string, customerId: string): Promise<string | null> {
	const [row] = await read
		.select({ subject: customerAccounts.subject })
		.from(customerAccounts)
		.where(and(eq(customerAccounts.issuer, issuer), eq(customerAccounts.customerId, customerId)));
	return row?.subject ?? null;
}
