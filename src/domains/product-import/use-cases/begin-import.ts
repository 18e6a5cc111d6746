import { missingForSelling } from '#src/domains/product-editing/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { type CsvRow, readCsv } from '#src/platform/csv/index.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import { isXlsx, readXlsx } from '#src/platform/xlsx/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine, isStorable } from '#src/shared/text/text.ts';
import { failImport, type ImportFailure, importConfig, type ProductImport } from '../contract.ts';
import { insertImport } from '../db/import-repository.ts';
import { findMapping } from '../db/mapping-repository.ts';
import { runImport } from '../jobs/run-import.ts';
import { headingsKey, suggestTargets } from '../rules/foreign-headings.ts';
import { type ColumnHeadings, readImportColumns } from '../rules/import-columns.ts';
import { importView, mappingView } from '../rules/import-view.ts';

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
	if (columns?.ok === false) return columns;
	if (places.length > importConfig.columnsMax) return failImport('catalog.import_unreadable');
	const foreign = columns ? null : await foreignHeadings(context, written, headings);
	try {
		return await transact(context, async (scope) => {
			const row = {
				id: newId(),
				shopId: actor.shopId,
				askedBy: actor.customerId,
				state: foreign ? ('mapping' as const) : ('checking' as const),
				columns: columns ? [...columns.value] : [],
				...foreign,
				lines: lines.length,
				createdAt: await scope.now(),
			};
			const stored = lines.map(({ line, cells }) => ({ line, cells: places.map((at) => cells[at] ?? '') }));
			await insertImport(scope.db, row, stored);
			if (!foreign) await scope.enqueue(scope.db, runImport, { importId: row.id });
			const nothingYet = { handled: 0, bad: 0, badParts: 1, added: 0, changed: 0, waiting: 0 } as const;
			const view = { ...row, ...nothingYet, finishedAt: null };
			const mapping =
				foreign &&
				mappingView(
					foreign,
					stored.map(({ cells }) => cells),
					null,
				);
			return ok(importView(view, { mapping }));
		});
	} catch (problem) {
		if (isUniqueViolation(problem, 'product_imports_open')) return failImport('catalog.import_running');
		throw problem;
	}
}

/** Headings of another system, with what the shop chose last time or what they probably mean. */
async function foreignHeadings(
	{ actor, fresh }: Context<VendorActor>,
	written: readonly string[],
	own: ColumnHeadings,
) {
	const shown = written.map((heading) => cleanLine(heading).slice(0, HEADING_MAX));
	const saved = await findMapping(fresh, { shopId: actor.shopId, headingsKey: headingsKey(shown) });
	const suggested = saved?.targets ?? suggestTargets(shown, own);
	return { headings: shown, suggested: suggested.map((target) => target ?? ('' as const)) };
}

const HEADING_MAX = 100;
const TOO_LONG = { lines: importConfig.linesMax, bytes: importConfig.fileMaxBytes } as const;

async function linesOf(bytes: Uint8Array): Promise<Result<readonly CsvRow[], Failure<ImportFailure>>> {
	if (bytes.byteLength > importConfig.fileMaxBytes) return failImport('catalog.import_too_long', TOO_LONG);
	const rows = await (isXlsx(bytes) ? readXlsx : readCsv)(bytes, importConfig.linesMax + 1);
	if (rows === 'too_large') return failImport('catalog.import_too_long', TOO_LONG);
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
