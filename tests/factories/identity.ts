import { customers } from '#src/domains/identity/db/tables.ts';
import type { Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';

type NewCustomer = typeof customers.$inferInsert;
export type MadeCustomer = typeof customers.$inferSelect & { readonly email: string };

export async function makeCustomer(db: Writable, overrides: Partial<NewCustomer> = {}): Promise<MadeCustomer> {
	const id = overrides.id ?? newId();
	const email = overrides.email ?? `${id}@vidu.vn`;
	const rows = await db
		.insert(customers)
		.values({
			id,
			guid: crypto.randomUUID(),
			email,
			emailNormalised: email.normalize('NFC').toLowerCase(),
			name: 'Nguyễn Thị Mẫu',
			emailVerifiedAt: new Date('2026-11-01T02:00:00Z'),
			...overrides,
		})
		.returning();
	const [made] = rows;
	if (!made) throw new Error('customer was not made');
	return { ...made, email };
}
