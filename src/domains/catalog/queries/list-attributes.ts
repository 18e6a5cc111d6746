import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { AttributeType } from '../contract/attributes.ts';

export type CachedAttribute = {
	readonly code: string;
	readonly name: string;
	readonly type: AttributeType;
	readonly unit: string;
	readonly choices: readonly string[];
	readonly categories: readonly string[];
	readonly products: number;
};

export function listAttributes(read: ReadDatabase): Promise<readonly CachedAttribute[]> {
	return read.read<CachedAttribute>(sql`
		select attribute.code, attribute.name, attribute.type, attribute.unit,
			array(select name from attribute_choices where attribute_id = attribute.id order by position) as choices,
			array(
				select category.slug || case when applied.is_filter then '*' else '' end
				from category_attributes applied join categories category on category.id = applied.category_id
				where applied.attribute_id = attribute.id order by category.level, category.position
			) as categories,
			(select count(distinct product_id)::int from product_attributes where attribute_id = attribute.id) as products
		from attributes attribute where attribute.removed_at is null order by attribute.position, attribute.code`);
}
