import { and, eq, type SQL } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import { customers } from '../db/tables.ts';

export const findOperator = (read: ReadDatabase, email: string): Promise<string | null> =>
	findOne(read, eq(customers.emailNormalised, normaliseEmail(email) ?? ''));

export const findOperatorById = (read: ReadDatabase, customerId: string): Promise<string | null> =>
	findOne(read, eq(customers.id, customerId));

async function findOne(read: ReadDatabase, who: SQL): Promise<string | null> {
	const [found] = await read
		.select({ id: customers.id })
		.from(customers)
		.where(and(who, eq(customers.isOperator, true)));
	return found?.id ?? null;
}
