import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CommissionTarget } from '../contract.ts';

export type ListedRule = {
	readonly id: string;
	readonly target: CommissionTarget;
	readonly productSlug: string;
	readonly shopSlug: string;
	readonly categorySlug: string;
	readonly rateBp: number;
	readonly validFrom: Date;
	readonly validTo: Date | null;
};

export async function listCommissionRules(read: ReadDatabase): Promise<readonly ListedRule[]> {
	type Row = Omit<ListedRule, 'validFrom' | 'validTo'> & {
		readonly validFrom: string;
		readonly validTo: string | null;
	};
	const rows = await read.read<Row>(sql`
		select rule.id, rule.target, coalesce(product.slug, '') as "productSlug", coalesce(shop.slug, '') as "shopSlug",
			coalesce(category.slug, '') as "categorySlug", rule.rate_bp as "rateBp", rule.valid_from as "validFrom",
			rule.valid_to as "validTo"
		from commission_rules rule
		left join products product on product.id = rule.product_id
		left join shops shop on shop.id = rule.shop_id
		left join categories category on category.id = rule.category_id
		where rule.valid_to is null or rule.valid_to > app_now()
		order by rule.target, rule.product_id is not null, rule.shop_id is not null, rule.category_id is not null,
			category.slug, rule.valid_from, rule.id`);
	return rows.map((row) => ({
		...row,
		validFrom: new Date(row.validFrom),
		validTo: row.validTo === null ? null : new Date(row.validTo),
	}));
}
