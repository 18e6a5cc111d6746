import { and, eq } from 'drizzle-orm';
import { customers } from '#src/domains/identity/db/tables.ts';
import { shopStaff } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** `email` is empty when the person has none. */
type Person = { readonly name: string; readonly email: string };

export async function findPerson(read: ReadDatabase, customerId: string): Promise<Person | null> {
	const [person] = await read
		.select({ name: customers.name, email: customers.emailNormalised })
		.from(customers)
		.where(eq(customers.id, customerId));
	return person ? { ...person, email: person.email ?? '' } : null;
}

export async function findStaffByEmail(read: ReadDatabase, shopId: string, email: string): Promise<string | null> {
	const [row] = await read
		.select({ id: shopStaff.customerId })
		.from(shopStaff)
		.innerJoin(customers, eq(customers.id, shopStaff.customerId))
		.where(and(eq(shopStaff.shopId, shopId), eq(customers.emailNormalised, email)));
	return row?.id ?? null;
}
