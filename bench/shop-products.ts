import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';

/** A statement of this size finishes within the statement timeout on a busy machine, too. */
const CHUNK = 2_000;
const SOLD_OUT_ONE_IN = 20;
const LOW_ONE_IN = 10;

const idOf = (kind: number): SQL =>
	sql`('0180' || lpad(to_hex(number), 8, '0') || '70008000' || lpad(${kind}::text, 12, '0'))::uuid`;
const ID = { product: 1, first: 2, second: 3 } as const;

/** Writes products with two variants each directly into the tables, without the domain rules. */
export async function fillShopProducts(db: Database, shopId: string, count: number): Promise<void> {
	for (let from = 1; from <= count; from += CHUNK) {
		const to = Math.min(from + CHUNK - 1, count);
		await db.transaction(async (tx) => {
			await tx.execute(sql`set local statement_timeout = 0`);
			for (const statement of statements(shopId, sql`generate_series(${from}::int, ${to}::int) number`))
				await tx.execute(statement);
		});
	}
	await db.execute(sql`vacuum (analyze) products, product_words, product_variants, stock_items`);
}

const statements = (shopId: string, numbers: SQL): readonly SQL[] => [
	sql`insert into products (id, shop_id, category_id, state, slug, name, search_text, description, option_names,
			prep_days, price_from_vnd, price_to_vnd, is_in_stock, sold_count, created_at, published_at, updated_at)
		select ${idOf(ID.product)}, ${shopId}, categories.ids[1 + number % cardinality(categories.ids)],
			(array['published', 'published', 'published', 'hidden', 'draft'])[1 + number % 5],
			'hang-so-' || number, 'Hàng mẫu số ' || number || ' loại ' || number % 97,
			'hang mau so ' || number || ' loai ' || number % 97, repeat('Mô tả dài của hàng mẫu. ', 25), '{Màu}', 1,
			10000 + number % 500 * 1000, 20000 + number % 500 * 1000, number % ${SOLD_OUT_ONE_IN} <> 0, number % 1013,
			app_now(), app_now(), app_now()
		from ${numbers}, (select array_agg(id order by id) as ids from categories where level = 2) categories`,
	sql`insert into product_variants (id, product_id, shop_id, position, option_values, sku, price_vnd, weight_g)
		select ${idOf(ID.first)}, ${idOf(ID.product)}, ${shopId}::uuid, 0, array['Đỏ'], 'HM-' || number || '-D',
			10000 + number % 500 * 1000, 500 from ${numbers}
		union all select ${idOf(ID.second)}, ${idOf(ID.product)}, ${shopId}::uuid, 1, array['Xanh'],
			'HM-' || number || '-X', 20000 + number % 500 * 1000, 500 from ${numbers}`,
	sql`insert into stock_items (variant_id, on_hand)
		select ${idOf(ID.first)}, case when number % ${SOLD_OUT_ONE_IN} = 0 then 0 else 6 + number % 90 end from ${numbers}
		union all select ${idOf(ID.second)}, case when number % ${SOLD_OUT_ONE_IN} = 0 then 0
			when number % ${LOW_ONE_IN} = 1 then 2 else 6 + number % 50 end from ${numbers}`,
];
