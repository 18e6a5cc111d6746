import { and, asc, eq, sql } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import type { ImportColumn } from '../contract.ts';
import { productImportLines, productImportMappings, productImports } from './tables.ts';

type Mapping = typeof productImportMappings.$inferSelect;
type Key = Pick<Mapping, 'shopId' | 'headingsKey'>;
type Line = { readonly line: number; readonly cells: readonly string[] };
const AT_ONCE = 2000;
const SAMPLED_LINES = 20;

export async function findMapping(read: ReadDatabase, { shopId, headingsKey }: Key): Promise<Mapping | null> {
	const [row] = await read
		.select()
		.from(productImportMappings)
		.where(and(eq(productImportMappings.shopId, shopId), eq(productImportMappings.headingsKey, headingsKey)));
	return row ?? null;
}

export async function recordMapping(tx: Transaction, mapping: Mapping): Promise<void> {
	const { targets, categoryId, savedAt } = mapping;
	await tx
		.insert(productImportMappings)
		.values(mapping)
		.onConflictDoUpdate({
			target: [productImportMappings.shopId, productImportMappings.headingsKey],
			set: { targets, categoryId, savedAt },
		});
}

/** Replaces the lines of the file by ours; the import must be locked. */
export async function recordMappedLines(
	tx: Transaction,
	importId: string,
	columns: readonly ImportColumn[],
	lines: readonly Line[],
): Promise<void> {
	await tx.delete(productImportLines).where(eq(productImportLines.importId, importId));
	for (let from = 0; from < lines.length; from += AT_ONCE) {
		const rows = lines.slice(from, from + AT_ONCE).map(({ line, cells }) => ({ importId, line, cells: [...cells] }));
		await tx.execute(insertRows(productImportLines, rows));
	}
	await tx
		.update(productImports)
		.set({ state: 'checking', columns: [...columns], lines: lines.length, toldAt: sql`app_now()` })
		.where(eq(productImports.id, importId));
}

/** The first lines, for a sample of each column. */
export async function firstLines(read: ReadDatabase, importId: string): Promise<readonly (readonly string[])[]> {
	const rows = await read
		.select({ cells: productImportLines.cells })
		.from(productImportLines)
		.where(eq(productImportLines.importId, importId))
		.orderBy(asc(productImportLines.line))
		.limit(SAMPLED_LINES);
	return rows.map(({ cells }) => cells);
}
