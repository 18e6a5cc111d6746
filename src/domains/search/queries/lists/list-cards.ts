import { sql } from 'drizzle-orm';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import { CARD, CARD_JOINS, conditions } from './product-list.ts';

export async function listCards(
	read: ReadDatabase,
	productIds: readonly string[],
	limit: number,
): Promise<readonly ProductCard[]> {
	if (productIds.length === 0) return [];
	const cards = await read.read<ProductCard>(sql`
		select ${CARD} from products product ${CARD_JOINS}
		where product.id in ${idList(productIds)} and ${sql.join([...conditions({ flags: ['stock'] })], sql` and `)}`);
	const byId = new Map(cards.map((card) => [card.id, card]));
	return productIds.flatMap((id) => byId.get(id) ?? []).slice(0, limit);
}
