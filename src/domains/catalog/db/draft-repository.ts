import { and, eq, isNull, lt } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { productDrafts } from './console-tables.ts';

type Draft = typeof productDrafts.$inferSelect;
type Key = Pick<Draft, 'shopId' | 'customerId' | 'productId'>;

const isOf = ({ shopId, customerId, productId }: Key) =>
	and(
		eq(productDrafts.shopId, shopId),
		eq(productDrafts.customerId, customerId),
		productId === null ? isNull(productDrafts.productId) : eq(productDrafts.productId, productId),
	);

/** Drafts that nobody touched since `forgottenBefore` go. */
export async function recordDraft(tx: Transaction, draft: Omit<Draft, 'id'>, forgottenBefore: Date): Promise<void> {
	await tx.delete(productDrafts).where(lt(productDrafts.savedAt, forgottenBefore));
	const { version, form, savedAt } = draft;
	await tx
		.insert(productDrafts)
		.values({ id: newId(), ...draft })
		.onConflictDoUpdate({
			target: [productDrafts.shopId, productDrafts.customerId, productDrafts.productId],
			set: { version, form, savedAt },
		});
}

export async function findDraft(read: ReadDatabase, key: Key): Promise<Draft | null> {
	const [row] = await read.select().from(productDrafts).where(isOf(key));
	return row ?? null;
}

export async function deleteDraft(tx: Transaction, key: Key): Promise<void> {
	await tx.delete(productDrafts).where(isOf(key));
}
