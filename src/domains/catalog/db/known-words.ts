import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { NAME_KNOWN_DAYS, type WordsChange } from '../contract/requested-changes.ts';

/**
 * SQL value on `product`: name and brand as last reviewed or as of some weeks ago, whichever is later. Reconstructed
 * from the `before` of the first change since then.
 */
export const KNOWN_WORDS: SQL = sql`coalesce((
	select asked.before from product_changes asked
	where asked.product_id = product.id and asked.kind = 'words' and asked.decision = 'confirmed'
		and asked.decided_at > greatest(app_now() - make_interval(days => ${NAME_KNOWN_DAYS}), (
			select max(seen.decided_at) from product_changes seen where seen.product_id = product.id
				and seen.kind = 'words' and seen.decision = 'confirmed' and seen.decided_by <> seen.asked_by
		), (
			select max(looked.decided_at) from listing_checks looked
			where looked.product_id = product.id and looked.decision = 'approved'
		))
	order by asked.decided_at, asked.id limit 1
), jsonb_build_object('name', product.name, 'brand', product.brand))`;

export async function readKnownWords(tx: Transaction, productId: string): Promise<WordsChange> {
	const { rows } = await tx.execute<{ known: WordsChange }>(sql`
		select ${KNOWN_WORDS} as known from products product where product.id = ${productId}`);
	const [row] = rows;
	if (!row) throw new Error(`product ${productId} is not there`);
	return row.known;
}
