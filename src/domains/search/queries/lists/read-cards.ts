import { sql } from 'drizzle-orm';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase, RowCache } from '#src/platform/db/index.ts';
import { CARD, CARD_JOINS } from './product-list.ts';

const stored = new WeakMap<ReadDatabase, RowCache>();

/** Enables the cache; `rows` must be notified of changed products. */
export const saveCards = (read: ReadDatabase, rows: RowCache): void => void stored.set(read, rows);

/**
 * Returns cards in the order of the ids and reads missing ones with `from`. Omits unpublished products and those
 * that went off sale after the search.
 */
export async function readCards(
	read: ReadDatabase,
	from: ReadDatabase,
	ids: readonly string[],
): Promise<readonly ProductCard[]> {
	if (ids.length === 0) return [];
	const load = (missing: readonly string[]) =>
		from.readPlanned<ProductCard>(sql`
			select ${CARD} from products product ${CARD_JOINS}
			where product.id = any(${sql.param([...missing])}::uuid[]) and product.state = 'published'`);
	const rows = stored.get(read);
	const byId = rows ? await rows.read(ids, load) : new Map((await load(ids)).map((card) => [card.id, card]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
