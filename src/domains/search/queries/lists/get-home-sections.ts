import { sql } from 'drizzle-orm';
import type { HomeSections, HomeShop } from '#src/domains/catalog/contract/product.ts';
import { listCategories } from '#src/domains/catalog/index.ts';
import { SHOP_IS_OPEN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { selectCards } from './product-list.ts';

const SECTION_LENGTH = 12;
const SHOPS_SHOWN = 6;
const COUNTED_AT_ONCE = 100;
const REDUCED_AMONG = 96;

/** Enough to fill one section after removing the products of two others. */
const NEWEST_AMONG = 3 * SECTION_LENGTH;

export async function getHomeSections(read: ReadDatabase): Promise<HomeSections> {
	const section = (sort: 'best_selling' | 'newest', limit: number) =>
		selectCards(read, { sort, flags: ['stock'] }, { limit, offset: 0 });
	const [categories, selling, latest, shops] = await Promise.all([
		listCategories(read),
		section('best_selling', REDUCED_AMONG),
		section('newest', NEWEST_AMONG),
		listHomeShops(read),
	]);
	const bestSelling = selling.slice(0, SECTION_LENGTH);
	const reduced = selling
		.slice(SECTION_LENGTH)
		.filter((card) => card.compareAtVnd !== null)
		.slice(0, SECTION_LENGTH);
	const shown = new Set([...bestSelling, ...reduced].map(({ id }) => id));
	const newest = latest.filter(({ id }) => !shown.has(id)).slice(0, SECTION_LENGTH);
	return { categories, bestSelling, newest, reduced, shops };
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
