import { and, desc, eq } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type BadLineShown,
	type BadLinesInput,
	failImport,
	type ImportColumn,
	type ImportFailure,
	type ImportIdInput,
	importConfig,
	type ProductImport,
	type ProductImportList,
} from '../contract.ts';
import { type BadLine, badLinesOf, firstBadLines } from '../db/import-repository.ts';
import { productImports } from '../db/tables.ts';
import { badLineParts } from '../rules/bad-line-parts.ts';
import { importView } from '../rules/import-view.ts';
import { listExportParts } from './list-export-parts.ts';

export async function listImports({ actor, fresh }: ReadContext<VendorActor>): Promise<ProductImportList> {
	const rows = await fresh
		.select()
		.from(productImports)
		.where(eq(productImports.shopId, actor.shopId))
		.orderBy(desc(productImports.id))
		.limit(importConfig.shownMax);
	const parts = await listExportParts(fresh, actor.shopId);
	const [newest] = rows;
	const firstBad = newest ? await firstBadOf(actor, fresh, newest) : [];
	return { items: rows.map((row) => importView(row, row === newest ? firstBad : [])), parts: parts.length };
}

export async function getShopImport(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ importId }: ImportIdInput,
): Promise<Result<ProductImport, Failure<ImportFailure>>> {
	const [row] = await fresh
		.select()
		.from(productImports)
		.where(and(eq(productImports.id, importId), eq(productImports.shopId, actor.shopId)));
	return row ? ok(importView(row, await firstBadOf(actor, fresh, row))) : failImport('catalog.import_not_found');
}

async function firstBadOf(
	{ staffRole }: VendorActor,
	read: ReadDatabase,
	{ id, bad }: typeof productImports.$inferSelect,
): Promise<BadLineShown[]> {
	if (bad === 0 || !hasStaffRight(staffRole, 'goods.edit')) return [];
	return firstBadLines(read, id, importConfig.badShown);
}

export type BadLines = { readonly columns: readonly ImportColumn[]; readonly lines: readonly BadLine[] };

/** Failed lines contain prices, so this requires a role that may see them. */
export async function listBadLines(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	{ importId, part }: BadLinesInput,
): Promise<Result<BadLines, Failure<ImportFailure>>> {
	if (!hasStaffRight(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
	const [found] = await read
		.select({ columns: productImports.columns })
		.from(productImports)
		.where(and(eq(productImports.id, importId), eq(productImports.shopId, actor.shopId)));
	if (!found) return failImport('catalog.import_not_found');
	return ok({ columns: found.columns, lines: badLineParts(await badLinesOf(read, importId))[part - 1] ?? [] });
}
