import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { failImport, IMPORT_COLUMNS, type ImportColumn } from '../contract.ts';

export type ColumnHeadings = Readonly<Record<ImportColumn, string>>;
type ColumnsFailure = 'catalog.import_heading_unknown' | 'catalog.import_heading_repeated' | 'catalog.import_no_sku';

/** 'Giá (đ)' becomes 'gia': tone marks, case, blanks and text in brackets are ignored. */
const comparable = (heading: string): string => foldVietnamese(cleanLine(heading.replace(/\([^)]*\)/g, ' ')));

/** Fails for an unknown heading, so that no column is ignored silently. */
export function readImportColumns(
	headings: readonly string[],
	names: ColumnHeadings,
): Result<readonly ImportColumn[], Failure<ColumnsFailure>> {
	const byName = new Map(IMPORT_COLUMNS.map((column) => [comparable(names[column]), column]));
	const columns: ImportColumn[] = [];
	for (const heading of headings) {
		const column = byName.get(comparable(heading));
		if (!column) return failImport('catalog.import_heading_unknown', { heading: cleanLine(heading).slice(0, 60) });
		if (columns.includes(column)) return failImport('catalog.import_heading_repeated', { heading: names[column] });
		columns.push(column);
	}
	return columns.includes('sku') ? ok(columns) : failImport('catalog.import_no_sku', { heading: names.sku });
}
