import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type SharedList, type WishSort, wishlistConfig } from '../contract.ts';
import { readWishes } from './wish-view.ts';

const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const HAS_PAGE = sql`and ${PRODUCT_HAS_PAGE} and ${SHOP_IS_SHOWN}`;

type Row = { readonly id: string; readonly name: string; readonly customerId: string; readonly itemCount: number };

/** Leaves out notes, alerts and products without a page. */
export async function findSharedList(
	read: ReadDatabase,
	token: string,
	{ sort, page }: { readonly sort: WishSort; readonly page: number },
): Promise<SharedList | null> {
	if (!TOKEN.test(token)) return null;
	const [list] = await read.read<Row & { readonly total: number }>(sql`
		select list.id, list.name, list.customer_id as "customerId", count(item.id)::int as "itemCount",
			(count(product.id) filter (where ${PRODUCT_HAS_PAGE}
				and ${SHOP_IS_SHOWN}))::int as total
		from wishlists list
		left join wishlist_items item on item.list_id = list.id and item.removed_at is null
		left join products product on product.id = item.product_id
		left join shops shop on shop.id = product.shop_id
		where list.share_token = ${token} group by list.id`);
	if (!list) return null;
	const { name, customerId: ownerId, total } = list;
	const limit = wishlistConfig.shownMax;
	const pageCount = Math.max(1, Math.ceil(total / limit));
	const shownPage = Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), pageCount) : 1;
	const wishes = await readWishes(read, list, { sort, limit, offset: (shownPage - 1) * limit }, HAS_PAGE);
	const shown = wishes.map((wish) => ({ ...wish, note: '', alerts: [] }));
	const hiddenCount = list.itemCount - total;
	return { name, ownerId, total, page: shownPage, pageCount, hiddenCount, wishes: shown };
}
