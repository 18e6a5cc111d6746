import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import type { SanctionKind } from '../contract-sanction.ts';
import { type Sanction, shopSanctions } from './tables.ts';

export async function insertSanction(tx: Transaction, row: typeof shopSanctions.$inferInsert): Promise<void> {
	await tx.insert(shopSanctions).values(row);
}

/** The one of its kind that holds. Whoever asks holds the shop. */
export async function lockSanction(
	tx: Transaction,
	{ shopId, kind, at }: { readonly shopId: string; readonly kind: SanctionKind; readonly at: Date },
): Promise<Sanction | null> {
	const { shopId: shop, kind: known, endsAt, liftedAt } = shopSanctions;
	const [row] = await tx
		.select()
		.from(shopSanctions)
		.where(and(eq(shop, shopId), eq(known, kind), isNull(liftedAt), gt(endsAt, at)))
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
