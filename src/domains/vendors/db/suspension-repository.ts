import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { type Suspension, shopSuspensions } from './tables.ts';

export async function insertSuspension(tx: Transaction, row: typeof shopSuspensions.$inferInsert): Promise<void> {
	await tx.insert(shopSuspensions).values(row);
}

/** Returns the suspension that is in force. The caller must hold the lock on the shop. */
export async function lockSuspension(tx: Transaction, shopId: string): Promise<Suspension | null> {
	const [row] = await tx
		.select()
		.from(shopSuspensions)
		.where(and(eq(shopSuspensions.shopId, shopId), isNull(shopSuspensions.endedAt)))
		.for('update');
	return row ?? null;
}

export async function recordSuspension(
	tx: Transaction,
	id: string,
	change: Partial<typeof shopSuspensions.$inferInsert>,
): Promise<void> {
	await tx.update(shopSuspensions).set(change).where(eq(shopSuspensions.id, id));
}
