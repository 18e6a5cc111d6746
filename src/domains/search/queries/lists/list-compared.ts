import { sql } from 'drizzle-orm';
import type { ProductFact } from '#src/domains/catalog/contract/attributes.ts';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { listProductFacts } from '#src/domains/catalog/index.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import { CARD, CARD_JOINS } from './product-list.ts';

export type ComparedProduct = ProductCard & {
	readonly state: 'published' | 'discontinued';
	readonly brand: string;
	readonly prepDays: number;
	readonly categoryId: string;
	readonly categoryName: string;
	readonly parentCategoryId: string;
	readonly provinceName: string;
	readonly facts: readonly ProductFact[];
};
type Row = Omit<ComparedProduct, 'facts'>;

export async function listCompared(
	read: ReadDatabase,
	productIds: readonly string[],
): Promise<readonly ComparedProduct[]> {
	if (productIds.length === 0) return [];
	const [rows, facts] = await Promise.all([
		read.read<Row>(sql`
			select ${CARD}, product.state, product.brand, product.prep_days as "prepDays",
				product.category_id as "categoryId", category.name as "categoryName",
				category.parent_id as "parentCategoryId", province.name as "provinceName"
			from products product ${CARD_JOINS}
			join categories category on category.id = product.category_id
			join provinces province on province.code = shop.province_code
			where product.id in ${idList(productIds)} and ${PRODUCT_HAS_PAGE}
				and ${SHOP_IS_SHOWN}`),
		listProductFacts(read, productIds),
	]);
	const byId = new Map(rows.map((row) => [row.id, { ...row, facts: facts.get(row.id) ?? [] }]));
	return productIds.flatMap((id) => byId.get(id) ?? []);
}
