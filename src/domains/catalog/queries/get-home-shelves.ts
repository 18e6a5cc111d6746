import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { HomeShelves, HomeShop } from '../contract.ts';
import { listCategories } from './list-categories.ts';
import { selectCards } from './product-list.ts';

const SHELF_LENGTH = 12;
const SHOPS_SHOWN = 6;
/** Among so many best sellers the reduced ones are looked for. */
const REDUCED_AMONG = 96;

/** What the home page shows to everybody. Shelves that would be empty are empty lists. */
export async function getHomeShelves(read: ReadDatabase): Promise<HomeShelves> {
	const shelf = (sort: 'best_selling' | 'newest', limit: number) =>
		selectCards(read, { sort, isInStock: true }, { limit, offset: 0 });
	const [categories, bestSelling, newest, shops] = await Promise.all([
		listCategories(read),
		shelf('best_selling', REDUCED_AMONG),
		shelf('newest', SHELF_LENGTH),
		listHomeShops(read),
	]);
	const reduced = bestSelling.filter((card) => card.compareAtVnd !== null).slice(0, SHELF_LENGTH);
	return { categories, bestSelling: bestSelling.slice(0, SHELF_LENGTH), newest, reduced, shops };
}

const listHomeShops = (read: ReadDatabase): Promise<readonly HomeShop[]> =>
	read.read<HomeShop>(sql`
		select shop.slug, shop.name, shop.tagline, shop.logo_hash as "logoHash", province.name as "provinceName",
			count(*)::int as "productCount"
		from shops shop
		join provinces province on province.code = shop.province_code
		join products product on product.shop_id = shop.id and product.state = 'published'
		where shop.state = 'approved'
		group by shop.id, province.name
		order by sum(product.sold_count) desc, shop.id
		limit ${SHOPS_SHOWN}`);
