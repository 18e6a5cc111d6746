import { sql } from 'drizzle-orm';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type ExportGoodsInput,
	type ImportColumn,
	type ImportRefusal,
	importConfig,
	refuseImport,
} from '../contract-import.ts';
import { NAMED_FACTS, type NamedFacts, namedCells } from '../db/import-repository.ts';

export type ExportRow = Readonly<Partial<Record<ImportColumn, string | number>>>;
type Row = Record<string, string | number | null> & {
	readonly optionNames: readonly string[] & string;
	readonly optionValues: readonly string[] & string;
	readonly facts: NamedFacts & string;
};

/** The choices of the shop's own goods as lines of a file, a part of as many as may come in again at once. */
export async function listExportRows(
	{ actor, read }: ReadContext<VendorActor>,
	{ part }: ExportGoodsInput,
): Promise<Result<readonly ExportRow[], Failure<ImportRefusal>>> {
	if (!mayStaff(actor.staffRole, 'goods.edit')) return refuseImport('catalog.import_role');
	const rows = await read.read<Row>(sql`
		select variant.sku, case when product.option_names = '{}' then '' else product.slug end as "group", product.name,
			parent.name || ' > ' || category.name as category, product.brand, product.description,
			product.option_names as "optionNames", variant.option_values as "optionValues", variant.price_vnd::bigint as price,
			stock.on_hand as stock, variant.weight_g as weight, variant.length_cm as length, variant.width_cm as width,
			variant.height_cm as height, product.prep_days as "prepDays", product.quantity_min as min,
			product.quantity_step as step, product.quantity_max as max, ${NAMED_FACTS} as facts
		from product_variants variant join products product on product.id = variant.product_id
		join categories category on category.id = product.category_id
		join categories parent on parent.id = category.parent_id
		join stock_items stock on stock.variant_id = variant.id
		where variant.shop_id = ${actor.shopId} and product.state not in ('taken_down', 'discontinued', 'rejected')
		order by product.id, variant.position limit ${importConfig.linesMax} offset ${(part - 1) * importConfig.linesMax}`);
	const lines = rows.map(({ optionNames, optionValues, facts, ...row }) => {
		const options = optionNames.map((name, at) => [`option${at + 1}`, name]);
		const values = optionValues.map((value, at) => [`value${at + 1}`, value]);
		return { ...row, ...namedCells(facts), ...Object.fromEntries([...options, ...values]) } as ExportRow;
	});
	return ok(lines);
}
