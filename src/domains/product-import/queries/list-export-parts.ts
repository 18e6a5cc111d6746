import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { importConfig } from '../contract.ts';

export type ExportPlace = { readonly productId: string; readonly position: number };

/** The last line of a part may exceed the limit; the longest line is a tenth of this. */
const OVERHEAD_BYTES = 512 * 1024;
/** Bytes per line when a part has the maximum number of lines; longer lines fill it earlier. */
const LINE_BYTES = Math.floor((importConfig.fileMaxBytes - OVERHEAD_BYTES) / importConfig.linesMax);
const PART_BYTES = LINE_BYTES * importConfig.linesMax;
/** Upper bound of a line's fixed columns: SKU, numbers, separators, quotes and text markers. */
const OWN_BYTES = 120 + 60 + 100;
/** Upper bound of separators and escapes per name in a list. */
const LIST_SEPARATOR_BYTES = 24;

/**
 * Returns the start of each export file, so that each can be imported again. Uses upper bounds per product, so that
 * no line is rendered.
 */
export const listExportParts = (read: ReadDatabase, shopId: string): Promise<readonly ExportPlace[]> =>
	read.read<ExportPlace>(sql`
		with own as (select product_id, file_bytes from product_words where shop_id = ${shopId}),
		shelf as (
			select max(octet_length(parent.name) + octet_length(category.name)) + 3 as bytes
			from categories category join categories parent on parent.id = category.parent_id
		),
		named as (
			select product_id, sum(bytes) as bytes from (
				select product_id, 40 as bytes from product_pictures where product_id in (select product_id from own)
				union all select fact.product_id, ${LIST_SEPARATOR_BYTES} + 2 * octet_length(attribute.name)
						+ 2 * octet_length(coalesce(choice.name, fact.text_value, fact.code)) as bytes
					from product_attributes fact join attributes attribute on attribute.id = fact.attribute_id
					left join attribute_choices choice on choice.attribute_id = fact.attribute_id and choice.code = fact.code
					where fact.product_id in (select product_id from own)
				union all select put.product_id, ${LIST_SEPARATOR_BYTES} + 2 * octet_length(section.name) as bytes
					from shop_section_products put join shop_sections section on section.id = put.section_id
					where section.shop_id = ${shopId}
			) said group by product_id
		),
		held as (
			select own.product_id, counted.lines, greatest(${LINE_BYTES}::int,
				${OWN_BYTES}::int + shelf.bytes + own.file_bytes + coalesce(named.bytes, 0))::bigint as bytes
			from own cross join shelf left join named on named.product_id = own.product_id join (
				select product_id, count(*) as lines from product_variants where shop_id = ${shopId} group by product_id
			) counted on counted.product_id = own.product_id
		),
		placed as (
			select *, sum(bytes * lines) over in_file::bigint - bytes * lines as before,
				coalesce(lag(bytes) over in_file, ${PART_BYTES}::bigint) as bytes_before
			from held window in_file as (order by product_id rows unbounded preceding)
		),
		parted as (
			select *, (before - bytes_before) / ${PART_BYTES}::bigint + 1 as first_part,
				(before + bytes * (lines - 1)) / ${PART_BYTES}::bigint as last_part
			from placed
		)
		select parted.product_id as "productId", first.position
		from parted cross join lateral generate_series(first_part, last_part) part cross join lateral (
			select variant.position from product_variants variant where variant.product_id = parted.product_id
			order by variant.position offset greatest(0, (part * ${PART_BYTES}::bigint - before + bytes - 1) / bytes) limit 1
		) first
		where first_part <= last_part order by 1, 2`);
