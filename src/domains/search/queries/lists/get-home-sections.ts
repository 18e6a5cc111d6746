import { sql } from 'drizzle-orm';
import type { HomeSections, HomeShop, ProductCard } from '#src/domains/catalog/contract/product.ts';
import { scheduledPrices } from '#src/domains/catalog/db/scheduled-price-tables.ts';
import { listCategories } from '#src/domains/catalog/index.ts';
import { SHOP_IS_OPEN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { CARD, CARD_JOINS, selectCards } from './product-list.ts';

const SECTION_LENGTH = 12;
const SHOPS_SHOWN = 6;
const COUNTED_AT_ONCE = 100;
const REDUCED_AMONG = 96;
const SALES_AMONG = 500;

/** Enough to fill one section after removing the products of two others. */
const NEWEST_AMONG = 3 * SECTION_LENGTH;

export async function getHomeSections(read: ReadDatabase): Promise<HomeSections> {
	const section = (sort: 'best_selling' | 'newest', limit: number) =>
		selectCards(read, { sort, flags: ['stock'] }, { limit, offset: 0 });
	const [categories, selling, latest, shops, inSale] = await Promise.all([
		listCategories(read),
		section('best_selling', REDUCED_AMONG),
		section('newest', NEWEST_AMONG),
		listHomeShops(read),
		listInSale(read),
	]);
	const bestSelling = selling.slice(0, SECTION_LENGTH);
	const saleIds = new Set(inSale.map(({ id }) => id));
	const others = selling.slice(SECTION_LENGTH).filter((card) => card.compareAtVnd !== null && !saleIds.has(card.id));
	const reduced = [...inSale, ...others].slice(0, SECTION_LENGTH);
	const shown = new Set([...bestSelling, ...reduced].map(({ id }) => id));
	const newest = latest.filter(({ id }) => !shown.has(id)).slice(0, SECTION_LENGTH);
	return { categories, bestSelling, newest, reduced, shops };
}

/** Products whose sale runs now and may be shown as a reduction. */
async function listInSale(read: ReadDatabase): Promise<readonly ProductCard[]> {
	const cards = await read.read<ProductCard>(sql`
		select ${CARD} from (
			select distinct product_id from ${scheduledPrices}
			where cancelled_at is null and starts_at <= app_now() and ends_at > app_now() limit ${SALES_AMONG}
		) running join products product on product.id = running.product_id ${CARD_JOINS}
		where product.state = 'published' and product.is_in_stock and ${SHOP_IS_OPEN}
		order by product.sold_count desc, product.id limit ${SECTION_LENGTH}`);
	return cards.filter(({ sale, compareAtVnd }) => sale && compareAtVnd !== null);
}

const listHomeShops = (read: ReadDatabase): Promise<readonly HomeShop[]> =>
	read.read<HomeShop>(sql`
		with shown as (
			select shop.id, shop.slug, shop.name, shop.tagline, shop.logo_hash, shop.province_code, kept.products, kept.sold
			from shops shop
			left join (
				select shop_id, sum(products)::int as products, sum(sold) as sold from shelf_counts group by 1
			) kept on kept.shop_id = shop.id
			where ${SHOP_IS_OPEN}
				and exists (select from products where shop_id = shop.id and state = 'published')
			order by kept.sold desc nulls last, shop.id limit ${SHOPS_SHOWN}
		)
		select shown.slug, shown.name, shown.tagline, shown.logo_hash as "logoHash", province.name as "provinceName",
			case when here.products < ${COUNTED_AT_ONCE} then here.products else greatest(here.products, shown.products) end
				as "productCount"
		from shown
		join provinces province on province.code = shown.province_code
		cross join lateral (
			select count(*)::int as products from (
				select from products where shop_id = shown.id and state = 'published' limit ${COUNTED_AT_ONCE}
			) product
		) here
		order by shown.sold desc nulls last, shown.id`);
