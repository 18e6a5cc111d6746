import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFilter } from '../../contract/lists.ts';
import { conditions, orderOf } from '../lists/product-list.ts';
import { isByRelevance } from './result-sort.ts';

/** Applies filters and sorting to similar products; sorted by relevance, the order of similarity stays. */
export async function pickFallbackResults(
	read: ReadDatabase,
	guessed: readonly string[],
	filter: ProductFilter,
): Promise<readonly string[]> {
	if (guessed.length === 0) return [];
	const { sort } = filter;
	const rows = await read.readPlanned<{ id: string }>(sql`
		select product.id from products product join shops shop on shop.id = product.shop_id
		where product.id = any(${sql.param([...guessed])}::uuid[]) and ${sql.join([...conditions(filter)], sql` and `)}
		order by ${orderOf(sort)}`);
	const left = rows.map(({ id }) => id);
	if (!isByRelevance(sort)) return left;
	const isLeft = new Set(left);
	return guessed.filter((id) => isLeft.has(id));
}
