import { missingForSelling } from '#src/domains/product-editing/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { type CsvRow, readCsv } from '#src/platform/csv/index.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { isStorable } from '#src/shared/text/text.ts';
import { failImport, type ImportFailure, importConfig, type ProductImport } from '../contract.ts';
import { insertImport } from '../db/import-repository.ts';
import { runImport } from '../jobs/run-import.ts';
import { type ColumnHeadings, readImportColumns } from '../rules/import-columns.ts';
import { importView } from '../rules/import-view.ts';

type ImportFile = {
	readonly bytes: Uint8Array;
	readonly headings: ColumnHeadings;
	readonly aside?: readonly string[];
};

/** Stores the lines for a job that checks them; products change only after the shop confirms. */
export async function beginImport(
	context: Context<VendorActor>,
	{ bytes, headings, aside = [] }: ImportFile,
): Promise<Result<ProductImport, Failure<ImportFailure>>> {
	const { actor } = context;
	if (!hasStaffRight(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
	const gap = await missingForSelling(context);
	if (gap) return failImport(`catalog.import_${gap}`);
	const read = await linesOf(bytes);
	if (!read.ok) return read;
	const [head, ...lines] = read.value;
	const places = columnIndexes(head?.cells ?? [], aside);
	const written = places.map((at) => head?.cells[at] ?? '');
	const columns = readImportColumns(written, headings);
	if (!columns.ok) return columns;
	try {
		return await transact(context, async (scope) => {
			const row = {
				id: newId(),
				shopId: actor.shopId,
				askedBy: actor.customerId,
				state: 'checking' as const,
				columns: [...columns.value],
				lines: lines.length,
				createdAt: await scope.now(),
			};
			const stored = lines.map(({ line, cells }) => ({ line, cells: places.map((at) => cells[at] ?? '') }));
			await insertImport(scope.db, row, stored);
			await scope.enqueue(scope.db, runImport, { importId: row.id });
			const nothingYet = { handled: 0, bad: 0, badParts: 1, added: 0, changed: 0, waiting: 0 } as const;
			return ok(importView({ ...row, ...nothingYet, finishedAt: null }));
		});
	} catch (problem) {
		if (isUniqueViolation(problem, 'product_imports_open')) return failImport('catalog.import_running');
		throw problem;
	}
}

const TOO_LONG = { lines: importConfig.linesMax, bytes: importConfig.fileMaxBytes } as const;

async function linesOf(bytes: Uint8Array): Promise<Result<readonly CsvRow[], Failure<ImportFailure>>> {
	if (bytes.byteLength > importConfig.fileMaxBytes) return failImport('catalog.import_too_long', TOO_LONG);
	const rows = await readCsv(bytes, importConfig.linesMax + 1);
	if (!rows?.every(({ cells }) => cells.every(isStorable))) return failImport('catalog.import_unreadable');
	if (rows.length < 2) return failImport('catalog.import_empty');
	if (rows.length - 1 > importConfig.linesMax) return failImport('catalog.import_too_long', TOO_LONG);
	return ok(rows);
}

/** Spreadsheets write empty columns to the right of the used ones. */
function columnIndexes(cells: readonly string[], aside: readonly string[]): readonly number[] {
	const used = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
	return used.flatMap((cell, at) => (aside.includes(cell.trim()) ? [] : [at]));
}
