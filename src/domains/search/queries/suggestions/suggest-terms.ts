import { sql } from 'drizzle-orm';
import { SHOP_SELLS } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { offsetOfCursor, pageByOffset } from '#src/shared/paging.ts';
import type { Suggestion, SuggestionPage, SuggestionsInput } from '../../contract/lists.ts';
import { readPricePhrase } from '../../rules/query/price-phrase.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import { correctedAttempt, headTermAttempt, prefixAttempt } from '../../rules/query/search-plan.ts';
import { beginsWithTones, tonedNamePattern } from '../../rules/query/typed-tones.ts';
import { namePattern } from '../../rules/ranking/head-term.ts';
import { getSearchLexicon, renewLexicon } from '../results/get-search-lexicon.ts';
import { FROM_ENTRIES, hasWords } from '../results/search-entries.ts';

const OFFSET_MAX = 100;
const ROWS_SCANNED_MAX = 600;
const CATEGORIES_MAX = 3;
const SHOPS_MAX = 2;

/** `gạ` begins gạo, but neither ga nor gà; without a suggestion of the typed tones, the others stay. */
function preferTypedTones(items: readonly Suggestion[], text: string): readonly Suggestion[] {
	const fitting = items.filter((item) => beginsWithTones(item.text, text));
	return fitting.length > 0 ? fitting : items;
}

type Row = {
	readonly kind: Suggestion['kind'] | null;
	readonly text: string;
	readonly slug: string;
	readonly icon: string | null;
	readonly pictureHash: string | null;
	readonly version: number;
};

/** Categories first, then shops, then products, each sorted by relevance. */
export async function suggest(read: ReadDatabase, input: SuggestionsInput): Promise<SuggestionPage> {
	const { limit } = input;
	const offset = offsetOfCursor(input.cursor, OFFSET_MAX);
	const rows = await find(read, readPricePhrase(input.q)?.text ?? input.q, limit + 1, offset);
	return pageByOffset(rows, { limit, offset, most: OFFSET_MAX });
}

/** The last term is a prefix; without a match the corrected text is tried. */
async function find(read: ReadDatabase, text: string, limit: number, offset: number): Promise<readonly Suggestion[]> {
	const { lexicon, version } = await getSearchLexicon(read);
	const typed = prefixAttempt(text, lexicon);
	if (!typed) return [];
	const found = await select(read, questionOf(typed, typed.openQuery, text), limit, offset);
	const current = await renewLexicon(read, found.version ?? version);
	if (found.items.length > 0 || offset > 0) return preferTypedTones(found.items, text);
	const meant = correctedAttempt(text, current.lexicon);
	if (!meant) return [];
	const { items } = await select(read, questionOf(meant, meant.tsquery), limit, offset);
	const kind = items.length === 0 ? headTermAttempt(meant, current.lexicon) : null;
	return kind ? (await select(read, questionOf(kind, kind.tsquery), limit, offset)).items : items;
}

const questionOf = (attempt: Attempt, openQuery: string, text = ''): SuggestQuery => ({
	toned: tonedNamePattern(text),
	parts: attempt.parts,
	openQuery,
	phrase: attempt.reading.words.join(' '),
	named: namePattern(attempt.head ?? []),
});

type SuggestQuery = {
	readonly parts: readonly string[];
	readonly openQuery: string;
	readonly phrase: string;
	readonly named: string;
	/** Names with the typed tones come first. */
	readonly toned: string;
};

async function select(
	read: ReadDatabase,
	{ parts, openQuery, phrase, named, toned }: SuggestQuery,
	limit: number,
	offset: number,
) {
	const isWhole = (column: string) => sql`position(${` ${phrase} `} in ' ' || ${sql.raw(column)} || ' ') = 0`;
	const begins = (column: string) => sql`position(${` ${phrase}`} in ' ' || ${sql.raw(column)}) = 0`;
	const rows = await read.readPlanned<Row>(sql`
		select found.kind, found.text, found.slug, found.icon, found.hash as "pictureHash", state.version
		from (select version from search_state limit 1) state
		left join (
			select kind, text, slug, rank, toned, whole, begins, sold, icon, hash from (
				(
					select 'category' as kind, name as text, slug, 1 as rank, false as toned, ${isWhole('name_folded')} as whole,
						${begins('name_folded')} as begins, 0::float8 as sold, icon, null as hash
					from categories where to_tsvector('simple', name_folded) @@ ${openQuery}::tsquery
					order by 6, 7, slug limit ${CATEGORIES_MAX}
				) union all (
					select 'shop', name, slug, 2, false, ${isWhole('name_folded')}, ${begins('name_folded')}, 0, null, logo_hash
					from shops where state = 'approved' and to_tsvector('simple', name_folded) @@ ${openQuery}::tsquery
					order by 6, 7, slug limit ${SHOPS_MAX}
				) union all (
					select 'product', product.name, product.slug, 3, toned, whole, begins, sold, null, pictures.hash from (
						select id, names !~ ${toned} as toned, not starts_with(names, ${` ${phrase} `}) as whole,
							not starts_with(names, ${` ${phrase}`}) as begins, -score as sold
						from (
							select product.id, product.names, product.score from ${FROM_ENTRIES}
							where ${SHOP_SELLS} and ${hasWords(parts)} limit ${sql.raw(String(ROWS_SCANNED_MAX))}
						) popular
						where names ~ ${named} order by 2, 3, 4, 5, id limit ${offset + limit}
					) best join products product on product.id = best.id
					left join product_pictures shown on shown.product_id = product.id and shown.position = 0
					left join pictures on pictures.id = shown.picture_id
				)
			) suggestion order by rank, toned, whole, begins, sold, slug limit ${limit} offset ${offset}
		) found on true order by found.rank, found.toned, found.whole, found.begins, found.sold, found.slug`);
	const items = rows.flatMap(({ kind, text, slug, icon, pictureHash }) =>
		kind ? [{ kind, text, slug, icon, pictureHash }] : [],
	);
	return { items, version: rows[0]?.version };
}
