import { sql } from 'drizzle-orm';
import type { ProductState } from '#src/domains/catalog/contract/product.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type ExportProductInput, failImport, type ImportColumn, type ImportFailure } from '../contract.ts';
import { NAMED_FACTS, type ProductCellValues, toCells } from '../db/import-repository.ts';
import { type ExportPlace, listExportParts } from './list-export-parts.ts';

export type ExportRow = Readonly<Partial<Record<ImportColumn, string | number>>>;
type Row = Record<string, string | number | null> & {
	readonly productId: string;
	readonly position: number;
	readonly state: ProductState;
	readonly optionNames: readonly string[] & string;
	readonly optionValues: readonly string[] & string;
	readonly facts: ProductCellValues & string;
};

const AT_ONCE = 500;
/** Products in these states cannot be imported again. */
const REMOVED_STATES: readonly ProductState[] = ['taken_down', 'discontinued', 'rejected'];

/**
 * Returns one part of the export. Rows are read on demand, so that memory stays constant and an aborted download
 * stops the reading.
 */
export async function listExportRows(
	{ actor, read }: ReadContext<VendorActor>,
	{ part }: ExportProductInput,
): Promise<Result<AsyncIterable<readonly ExportRow[]>, Failure<ImportFailure>>> {
	if (!hasStaffRight(actor.staffRole, 'goods.edit')) return failImport('catalog.import_role');
	return ok(rowsOfPart(read, actor.shopId, part));
}

async function* rowsOfPart(read: ReadDatabase, shopId: string, part: number): AsyncGenerator<readonly ExportRow[]> {
	const [first = null, until = null] = (await listExportParts(read, shopId)).slice(part - 1, part + 1);
	let from = first;
	while (from) {
		const rows: readonly Row[] = await rowsFrom(read, shopId, { from, until, limit: AT_ONCE + 1 });
		const next: Row | undefined = rows[AT_ONCE];
		yield rows
			.slice(0, AT_ONCE)
			.filter(({ state }) => !REMOVED_STATES.includes(state))
			.map(rowOf);
		from = next ? { productId: next.productId, position: next.position } : null;
	}
}

function rowOf({ productId: _, position: __, state: ___, optionNames, optionValues, facts, ...row }: Row): ExportRow {
	const options = optionNames.map((name, at) => [`option${at + 1}`, name]);
	const values = optionValues.map((value, at) => [`value${at + 1}`, value]);
	return { ...row, ...toCells(facts), ...Object.fromEntries([...options, ...values]) } as ExportRow;
}

type Span = { readonly from: ExportPlace; readonly until: ExportPlace | null; readonly limit: number };

const rowsFrom = (read: ReadDatabase, shopId: string, { from, until, limit }: Span): Promise<readonly Row[]> =>
	read.read<Row>(sql`
		select variant.product_id as "productId", variant.position, product.state, variant.sku, case when product.option_names = '{}' then '' else product.slug end as "group", product.name,
			parent.name || ' > ' || category.name as category, product.brand, product.description,
			product.option_names as "optionNames", variant.option_values as "optionValues", variant.price_vnd::bigint as price,
			stock.on_hand as stock, variant.weight_g as weight, variant.length_cm as length, variant.width_cm as width,
			variant.height_cm as height, product.prep_days as "prepDays", product.quantity_min as min,
			product.quantity_step as step, product.quantity_max as max, ${NAMED_FACTS} as facts
		from (
			select * from product_variants
			where shop_id = ${shopId} and (product_id, position) >= (${from.productId}, ${from.position}::int)
				${until ? sql`and (product_id, position) < (${until.productId}, ${until.position}::int)` : sql``}
			order by product_id, position limit ${limit}
		) variant join products product on product.id = variant.product_id
		join categories category on category.id = product.category_id
		join categories parent on parent.id = category.parent_id
		join stock_items stock on stock.variant_id = variant.id
		order by variant.product_id, variant.position`);
