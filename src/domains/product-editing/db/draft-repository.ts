import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { newProductDrafts, productDrafts } from './tables.ts';

type Draft = typeof productDrafts.$inferSelect & { readonly productId: string };
type Key = Pick<Draft, 'shopId' | 'customerId' | 'productId'>;
type NewDraft = typeof newProductDrafts.$inferSelect;
type Writer = Pick<NewDraft, 'shopId' | 'customerId'>;
type NewKey = Writer & Pick<NewDraft, 'id'>;

const isOf = ({ shopId, customerId, productId }: Key) =>
	and(
		eq(productDrafts.shopId, shopId),
		eq(productDrafts.customerId, customerId),
		eq(productDrafts.productId, productId),
	);
const isBy = ({ shopId, customerId }: Writer) =>
	and(eq(newProductDrafts.shopId, shopId), eq(newProductDrafts.customerId, customerId));
const isNewOf = (key: NewKey) => and(isBy(key), eq(newProductDrafts.id, key.id));

export async function deleteOldDrafts(tx: Transaction, before: Date): Promise<void> {
	await tx.delete(productDrafts).where(lt(productDrafts.savedAt, before));
	await tx.delete(newProductDrafts).where(lt(newProductDrafts.savedAt, before));
}

export async function recordDraft(tx: Transaction, draft: Omit<Draft, 'id'>): Promise<void> {
	const { version, form, savedAt } = draft;
	await tx
		.insert(productDrafts)
		.values({ id: newId(), ...draft })
		.onConflictDoUpdate({
			target: [productDrafts.shopId, productDrafts.customerId, productDrafts.productId],
			set: { version, form, savedAt },
		});
}

/** Serialises new drafts of one person, because their number is limited. */
export async function lockNewDrafts(tx: Transaction, { shopId, customerId }: Writer): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${shopId}:${customerId}`}, 0))`);
}

export async function recordNewDraft(tx: Transaction, draft: NewDraft): Promise<void> {
	const { form, savedAt } = draft;
	const { shopId, customerId, id } = newProductDrafts;
	await tx
		.insert(newProductDrafts)
		.values(draft)
		.onConflictDoUpdate({ target: [shopId, customerId, id], set: { form, savedAt } });
}

export async function findDraft(read: ReadDatabase, key: Key): Promise<typeof productDrafts.$inferSelect | null> {
	const [row] = await read.select().from(productDrafts).where(isOf(key));
	return row ?? null;
}

export async function findNewDraft(read: ReadDatabase, key: NewKey): Promise<NewDraft | null> {
	const [row] = await read.select().from(newProductDrafts).where(isNewOf(key));
	return row ?? null;
}

export const listNewDrafts = (read: ReadDatabase, by: Writer): Promise<readonly NewDraft[]> =>
	read.select().from(newProductDrafts).where(isBy(by)).orderBy(desc(newProductDrafts.savedAt), newProductDrafts.id);

export async function countOtherNewDrafts(tx: Transaction, key: NewKey): Promise<number> {
	const [row] = await tx
		.select({ others: count() })
		.from(newProductDrafts)
		.where(and(isBy(key), ne(newProductDrafts.id, key.id)));
	return row?.others ?? 0;
}

export async function deleteDraft(tx: Transaction, key: Key): Promise<void> {
	await tx.delete(productDrafts).where(isOf(key));
}

export async function deleteNewDraft(tx: Transaction, key: NewKey): Promise<void> {
	await tx.delete(newProductDrafts).where(isNewOf(key));
}
