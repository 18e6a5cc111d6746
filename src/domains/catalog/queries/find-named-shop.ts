import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { besideName, foldedQuestion } from '../rules/named-shop.ts';

/** A shop, and what a question asks of it beside its name. */
export type NamedShop = { readonly id: string; readonly rest: string };

/** The shop whose whole name stands in a question, the longest first; a single word names no shop. */
export async function findNamedShop(read: ReadDatabase, text: string): Promise<NamedShop | null> {
	const [shop] = await read.readPlanned<{ readonly id: string; readonly name: string }>(sql`
		select id, name_folded as name from shops
		where state = 'approved' and position(' ' in name_folded) > 0
			and position(' ' || name_folded || ' ' in ${foldedQuestion(text)}) > 0
		order by length(name_folded) desc, id limit 1`);
	return shop ? { id: shop.id, rest: besideName(text, shop.name) } : null;
}
