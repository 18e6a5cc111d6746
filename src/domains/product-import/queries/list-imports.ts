import { and, desc, eq } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type BadLinesInput,
	type ColumnMapping,
	failImport,
	type ImportColumn,
	type ImportFailure,
	type ImportIdInput,
	importConfig,
	type ProductImport,
	type ProductImportList,
} from '../contract.ts';
import { type BadLine, badLinesOf, firstBadLines } from '../db/import-repository.ts';
import { findMapping, firstLines } from '../db/mapping-repository.ts';
import { fetchedPictures } from '../db/picture-fetch-repository.ts';
import { productImports } from '../db/tables.ts';
import { badLineParts } from '../rules/bad-line-parts.ts';
import { headingsKey } from '../rules/foreign-headings.ts';
import { importView, mappingView } from '../rules/import-view.ts';
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
	const details = newest ? await detailsOf(actor, fresh, newest) : {};
	return { items: rows.map((row) => importView(row, row === newest ? details : {})), parts: parts.length };
}

export async function getShopImport(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ importId }: ImportIdInput,
): Promise<Result<ProductImport, Failure<ImportFailure>>> {
	const [row] = await fresh
		.select()
		.from(productImports)
		.where(and(eq(productImports.id, importId), eq(productImports.shopId, actor.shopId)));
	return row ? ok(importView(row, await detailsOf(actor, fresh, row))) : failImport('catalog.import_not_found');
}

type Stored = typeof productImports.$inferSelect;

/** For people who may edit products: cells contain prices. */
async function detailsOf({ staffRole }: VendorActor, read: ReadDatabase, stored: Stored) {
	if (!hasStaffRight(staffRole, 'goods.edit')) return {};
	const { id, bad } = stored;
	return {
		firstBad: bad === 0 ? [] : await firstBadLines(read, id, importConfig.badShown),
		mapping: await mappingOf(read, stored),
		pictures: await fetchedPictures(read, id, importConfig.failedPicturesShown),
	};
}

async function mappingOf(
	read: ReadDatabase,
	{ id, shopId, state, headings, suggested }: Stored,
): Promise<ColumnMapping | null> {
	if (state !== 'mapping' || !headings) return null;
	const saved = await findMapping(read, { shopId, headingsKey: headingsKey(headings) });
	const lines = await firstLines(read, id);
	return mappingView({ headings, suggested }, lines, saved?.categoryId ?? null);
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
