import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { foldedQuery, queryWithoutShopName } from '../../rules/query/named-shop.ts';

export type NamedShop = { readonly id: string; readonly rest: string };

/** Matches the whole name, longest first; a name of one word is ignored because it is ambiguous. */
export async function findNamedShop(read: ReadDatabase, text: string): Promise<NamedShop | null> {
	const [shop] = await read.readPlanned<{ readonly id: string; readonly name: string }>(sql`
		select id, name_folded as name from shops
		where state = 'approved' and position(' ' in name_folded) > 0
			and position(' ' || name_folded || ' ' in ${foldedQuery(text)}) > 0
		order by length(name_folded) desc, id limit 1`);
	return shop ? { id: shop.id, rest: queryWithoutShopName(text, shop.name) } : null;
}
