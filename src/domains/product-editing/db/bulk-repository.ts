import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { variantAvailabilityGaps } from '#src/domains/catalog/db/availability-tables.ts';
import { products, productVariants } from '#src/domains/catalog/db/tables.ts';
import type { Comparison } from '#src/domains/catalog/rules/prices/reference-price.ts';
import { insertRows, type Transaction } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { bulkEditLines, bulkEdits } from './tables.ts';

export type StoredBulk = typeof bulkEdits.$inferSelect;
export type BulkLine = Omit<typeof bulkEditLines.$inferSelect, 'bulkId'>;

/** The first batch stores the edit and later batches load it; expired edits are deleted here. */
export async function saveBulk(tx: Transaction, bulk: StoredBulk): Promise<StoredBulk> {
	await tx.delete(bulkEdits).where(lt(bulkEdits.madeAt, addMs(bulk.madeAt, -DAY_MS)));
	await tx.insert(bulkEdits).values(bulk).onConflictDoNothing();
	return (await lockBulk(tx, bulk.id)) ?? bulk;
}

export async function lockBulk(tx: Transaction, bulkId: string): Promise<StoredBulk | null> {
	const [row] = await tx.select().from(bulkEdits).where(eq(bulkEdits.id, bulkId)).for('update');
	return row ?? null;
}

export async function recordBulkLines(tx: Transaction, bulkId: string, lines: readonly BulkLine[]): Promise<void> {
	if (lines.length === 0) return;
	const rows = lines.map((line) => ({ bulkId, ...line }));
	await tx.execute(sql`${insertRows(bulkEditLines, rows)} on conflict do nothing`);
}

/** Returns the state after the edit: waiting for a review or published. */
export async function withCurrentStates(tx: Transaction, lines: readonly BulkLine[]): Promise<readonly BulkLine[]> {
	const { id, state } = products;
	const ids = lines.map(({ productId }) => productId);
	const rows = await tx.select({ id, state }).from(products).where(inArray(id, ids));
	const states = new Map(rows.map((row) => [row.id, row.state]));
	return lines.map((line) => ({ ...line, after: states.get(line.productId) ?? line.after }));
}

/** Locks the edit's row, so that a waiting batch sees that it was undone. */
export async function markUndone(tx: Transaction, bulkId: string, undoneAt: Date): Promise<void> {
	await tx.update(bulkEdits).set({ undoneAt }).where(eq(bulkEdits.id, bulkId));
}

/**
 * Returns the lines already changed within a batch's range, newest first, including products that no longer match
 * the filter.
 */
export async function markApplied(
	tx: Transaction,
	bulkId: string,
	after: string | null,
	last: string | null,
): Promise<readonly Pick<BulkLine, 'subjectId' | 'productId' | 'isWaiting'>[]> {
	const { subjectId, productId, isWaiting } = bulkEditLines;
	const from = after === null ? undefined : lt(productId, after);
	const to = last === null ? undefined : gte(productId, last);
	return tx
		.select({ subjectId, productId, isWaiting })
		.from(bulkEditLines)
		.where(and(eq(bulkEditLines.bulkId, bulkId), from, to));
}

export async function bulkLines(tx: Transaction, bulkId: string, limit: number): Promise<readonly BulkLine[]> {
	const products = tx
		.selectDistinct({ id: bulkEditLines.productId })
		.from(bulkEditLines)
		.where(eq(bulkEditLines.bulkId, bulkId))
		.orderBy(asc(bulkEditLines.productId))
		.limit(limit);
	return tx
		.select()
		.from(bulkEditLines)
		.where(and(eq(bulkEditLines.bulkId, bulkId), inArray(bulkEditLines.productId, products)))
		.orderBy(asc(bulkEditLines.productId), asc(bulkEditLines.subjectId));
}

export async function deleteBulkLines(tx: Transaction, bulkId: string, subjectIds: readonly string[]): Promise<void> {
	await tx
		.delete(bulkEditLines)
		.where(and(eq(bulkEditLines.bulkId, bulkId), inArray(bulkEditLines.subjectId, [...subjectIds])));
}

export async function reductionsOf(
	tx: Transaction,
	productIds: readonly string[],
): Promise<ReadonlyMap<string, Comparison>> {
	const { id, productId, compareAtVnd, compareUntil } = productVariants;
	const rows = await tx
		.select({ id, compareAtVnd, compareUntil })
		.from(productVariants)
		.where(and(inArray(productId, [...productIds]), isNotNull(compareAtVnd)));
	return new Map(rows.flatMap(({ id: of, ...told }) => comparePriceOf(of, told)));
}

const comparePriceOf = (
	of: string,
	{ compareAtVnd, compareUntil }: Pick<BulkLine, 'compareAtVnd' | 'compareUntil'>,
): readonly (readonly [string, Comparison])[] =>
	compareAtVnd !== null && compareUntil !== null ? [[of, { compareAtVnd, compareUntil }]] : [];

/** Excludes variants whose options have changed since, because the price belonged to another variant. */
export async function storedReductions(
	tx: Transaction,
	lines: readonly BulkLine[],
	since: Date,
): Promise<ReadonlyMap<string, Comparison>> {
	const stored = new Map(lines.flatMap((line) => comparePriceOf(line.subjectId, line)));
	if (stored.size === 0) return stored;
	const { variantId, awayFrom, backAt } = variantAvailabilityGaps;
	const renamed = await tx
		.select({ id: variantId })
		.from(variantAvailabilityGaps)
		.where(and(inArray(variantId, [...stored.keys()]), eq(awayFrom, new Date(0)), gte(backAt, since)));
	for (const { id } of renamed) stored.delete(id);
	return stored;
}
