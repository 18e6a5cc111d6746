import { IMPORT_COLUMNS, type ImportColumn } from '#src/domains/product-import/contract.ts';
import { beginImport } from '#src/domains/product-import/index.ts';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { csvText } from '#src/shared/text/csv.ts';

export type Cells = Partial<Record<ImportColumn, string>>;
const { headings } = productFileMessages;

export const riceLine = (at: number, more: Cells = {}): Cells => ({
	sku: `G-${at}`,
	name: `G\u1ea1o n\u1ebfp t\u00fai ${at} kg`,
	category: 'gao-ngu-coc',
	price: '90000',
	stock: '5',
	weight: '2000',
	description:
		'G\u1ea1o n\u1ebfp n\u01b0\u01a1ng h\u1ea1t tr\u00f2n, th\u01a1m, d\u1ebbo; \u0111\u00f3ng t\u00fai v\u1ea3i t\u1ea1i ru\u1ed9ng.',
	...more,
});

export const productBytes = (rows: readonly Cells[]): Uint8Array =>
	new TextEncoder().encode(
		csvText([
			IMPORT_COLUMNS.map((column) => headings[column]),
			...rows.map((row) => IMPORT_COLUMNS.map((column) => row[column] ?? '')),
		]),
	);

export async function makeImport(context: Context<VendorActor>, rows: readonly Cells[]): Promise<{ importId: string }> {
	const started = await beginImport(context, { bytes: productBytes(rows), headings });
	if (!started.ok) throw new Error(started.error.code);
	return { importId: started.value.id };
}
