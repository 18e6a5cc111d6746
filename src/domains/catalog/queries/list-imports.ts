import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { type ImportColumn, type ImportProblem, importConfig, type ProductImport } from '../contract-import.ts';
import { productImportLines, productImports } from '../db/import-tables.ts';
import { importView } from '../rules/import-view.ts';

/** The shop's files of goods, the newest first. */
export async function listImports({ actor, db }: Context<VendorActor>): Promise<readonly ProductImport[]> {
	const rows = await readOnly(db)
		.select()
		.from(productImports)
		.where(eq(productImports.shopId, actor.shopId))
		.orderBy(desc(productImports.id))
		.limit(importConfig.shownMax);
	return rows.map(importView);
}

export async function findShopImport(
	{ actor, db }: Context<VendorActor>,
	importId: string,
): Promise<(ProductImport & { readonly columns: readonly ImportColumn[] }) | null> {
	const [row] = await readOnly(db)
		.select()
		.from(productImports)
		.where(and(eq(productImports.id, importId), eq(productImports.shopId, actor.shopId)));
	return row ? { ...importView(row), columns: row.columns } : null;
}

export type BadLine = {
	readonly line: number;
	readonly cells: readonly string[];
	readonly problems: readonly ImportProblem[];
};

/** Lines that do not come in, as they were in the file, with all that is wrong. */
export async function listBadLines({ db }: Context<VendorActor>, importId: string): Promise<readonly BadLine[]> {
	const rows = await readOnly(db)
		.select({ line: productImportLines.line, cells: productImportLines.cells, problems: productImportLines.problems })
		.from(productImportLines)
		.where(and(eq(productImportLines.importId, importId), isNotNull(productImportLines.problems)))
		.orderBy(asc(productImportLines.line));
	return rows.map((row) => ({ ...row, problems: row.problems ?? [] }));
}
