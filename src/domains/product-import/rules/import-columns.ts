import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { failImport, IMPORT_COLUMNS, type ImportColumn } from '../contract.ts';

export type ColumnHeadings = Readonly<Record<ImportColumn, string>>;
type ColumnsFailure = 'catalog.import_heading_repeated' | 'catalog.import_no_sku';

/** 'Giá (đ)*' becomes 'gia': tone marks, case, blanks, text in brackets and the star of a needed column are ignored. */
export const headingKey = (heading: string): string =>
	foldVietnamese(cleanLine(heading.replace(/\([^)]*\)|\*\s*$/g, ' ')));

/** Null when a heading is not one of our file, so that the shop maps the columns. */
export function readImportColumns(
	headings: readonly string[],
	names: ColumnHeadings,
): Result<readonly ImportColumn[], Failure<ColumnsFailure>> | null {
	const byName = new Map(IMPORT_COLUMNS.map((column) => [headingKey(names[column]), column]));
	const columns: ImportColumn[] = [];
	for (const heading of headings) {
		const column = byName.get(headingKey(heading));
		if (!column) return null;
		if (columns.includes(column)) return failImport('catalog.import_heading_repeated', { heading: names[column] });
		columns.push(column);
	}
	return columns.includes('sku') ? ok(columns) : failImport('catalog.import_no_sku', { heading: names.sku });
}
