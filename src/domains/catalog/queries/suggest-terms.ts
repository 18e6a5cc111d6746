import { sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import type { Suggestion, SuggestionPage, SuggestionsInput } from '../contract.ts';
import { searchTerms } from '../rules/search-terms.ts';

const OFFSET_MAX = 100;

/** What somebody may be about to type: shelves, then shops, then products, each the best first. */
export async function suggest({ read }: Pick<Context, 'read'>, input: SuggestionsInput): Promise<SuggestionPage> {
	const terms = searchTerms(input.q);
	if (!terms) return { items: [], nextCursor: null };
	const [position] = decodeCursor(input.cursor, 1) ?? [];
	const offset = typeof position === 'number' && position > 0 ? Math.min(Math.trunc(position), OFFSET_MAX) : 0;
	const { folded, tsquery } = terms;
	const rows = await read.read<Suggestion>(sql`
		select kind, text, slug from (
			select 'category' as kind, name as text, slug, 1 as rank, position(${folded} in name_folded) as place, 0 as sold
			from categories where to_tsvector('simple', name_folded) @@ to_tsquery('simple', ${tsquery})
			union all
			select 'shop', name, slug, 2, position(${folded} in name_folded), 0
			from shops
			where state = 'approved' and to_tsvector('simple', name_folded) @@ to_tsquery('simple', ${tsquery})
			union all (
				select 'product', product.name, product.slug, 3, 0, -product.sold_count
				from products product join shops shop on shop.id = product.shop_id
				where product.state = 'published' and shop.state = 'approved'
					and to_tsvector('simple', product.search_text) @@ to_tsquery('simple', ${tsquery})
				order by product.sold_count desc limit ${OFFSET_MAX + input.limit + 1}
			)
		) found
		order by rank, place, sold, slug limit ${input.limit + 1} offset ${offset}`);
	const items = rows.slice(0, input.limit);
	const next = offset + input.limit;
	return { items, nextCursor: rows.length > input.limit && next < OFFSET_MAX ? encodeCursor([next]) : null };
}
