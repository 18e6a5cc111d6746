import { and, eq } from 'drizzle-orm';
import type { SanctionKind } from '#src/domains/vendors/contract/sanction.ts';
import { SANCTION_IS_ACTIVE, type Sanction, shopSanctions } from '#src/domains/vendors/db/tables.ts';
import type { Transaction } from '#src/platform/db/index.ts';

export async function insertSanction(tx: Transaction, row: typeof shopSanctions.$inferInsert): Promise<void> {
	await tx.insert(shopSanctions).values(row);
}

/** Returns the active sanction of this kind. The caller must hold the lock on the shop. */
export async function lockSanction(
	tx: Transaction,
	{ shopId, kind }: { readonly shopId: string; readonly kind: SanctionKind },
): Promise<Sanction | null> {
	const { shopId: shop, kind: known } = shopSanctions;
	const [row] = await tx
		.select()
		.from(shopSanctions)
		.where(and(eq(shop, shopId), eq(known, kind), SANCTION_IS_ACTIVE))
		.for('update');
	return row ?? null;
}

export async function recordSanction(
	tx: Transaction,
	id: string,
	change: Partial<typeof shopSanctions.$inferInsert>,
): Promise<void> {
	await tx.update(shopSanctions).set(change).where(eq(shopSanctions.id, id));
}
