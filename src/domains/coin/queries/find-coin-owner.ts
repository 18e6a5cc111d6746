import { eq } from 'drizzle-orm';
import { customers } from '#src/domains/identity/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { normaliseEmail } from '#src/shared/email.ts';

export type CoinOwner = { readonly customerId: string };

export async function findCoinOwner(read: ReadDatabase, email: string): Promise<CoinOwner | null> {
	const [found] = await read
		.select({ customerId: customers.id })
		.from(customers)
		.where(eq(customers.emailNormalised, normaliseEmail(email) ?? ''));
	return found ?? null;
}
