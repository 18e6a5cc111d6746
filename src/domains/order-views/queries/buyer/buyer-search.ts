import { type SQL, sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import { readOrderSearch } from '../../rules/order-search-input.ts';

/**
 * Condition on `orders` for what a buyer typed, without tones: the order number or words of products and the shop.
 * Undefined without a search. Recipients are not searched, because one buyer's orders mostly share them.
 */
export function matchesBuyerSearch(typed: string | undefined): SQL | undefined {
	const search = readOrderSearch(typed ?? '');
	if (!search) return;
	if (search.kind === 'words' && search.words.length === 0) return sql`false`;
	const parts =
		search.kind === 'words'
			? search.words.map((word) => `% ${word}%`)
			: [search.kind === 'number' ? `% ${search.number}%` : `%${search.digits}%`];
	const each = parts.map((part) => sql`words.text like ${part}`);
	return sql`exists (
		select from (
			select looked.goods || plain_words(${orders.shopName}) as text from order_words looked
			where looked.order_id = ${orders.id}
		) words where ${sql.join(each, sql` and `)})`;
}
