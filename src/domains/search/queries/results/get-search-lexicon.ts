import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import {
	type CategoryRow,
	type Lexicon,
	lexiconOf,
	type SynonymRow,
	type TermRow,
} from '../../rules/lexicon/search-lexicon.ts';

/** Limits memory to the most frequent terms and pairs; rarer ones match only as typed. */
const TERMS_MAX = 200_000;

export type CachedLexicon = {
	readonly version: number;
	readonly lexicon: Lexicon;
	readonly isWhole: boolean;
};

/** One per database; each search result contains the version that the lexicon should have. */
const stored = new WeakMap<ReadDatabase, Promise<CachedLexicon>>();

export function getSearchLexicon(read: ReadDatabase): Promise<CachedLexicon> {
	return stored.get(read) ?? loadInto(read);
}

/** Reloads the lexicon after a newer version was seen, over the caller's connection, because no other may be free. */
export async function renewLexicon(
	read: ReadDatabase,
	seen: number,
	connected: ReadDatabase = read,
): Promise<CachedLexicon> {
	const current = await getSearchLexicon(read);
	return current.version === seen ? current : loadInto(read, connected);
}

function loadInto(read: ReadDatabase, from: ReadDatabase = read): Promise<CachedLexicon> {
	const loading = load(from);
	stored.set(read, loading);
	loading.catch(() => stored.delete(read));
	return loading;
}

async function load(read: ReadDatabase): Promise<CachedLexicon> {
	const [state] = await read.read<{ version: number }>(sql`select version from search_state`);
	const terms = await read.read<TermRow>(sql`
		select term, hits from search_terms where hits > 0 order by hits desc limit ${TERMS_MAX}`);
	const synonyms = await read.read<SynonymRow>(sql`
		select term, meaning, is_two_way as "isTwoWay" from search_synonyms where removed_at is null
		order by term, meaning`);
	const categories = await read.read<CategoryRow>(sql`select id, name from categories where parent_id is not null`);
	const lexicon = lexiconOf(terms, synonyms, categories);
	return { version: state?.version ?? 0, lexicon, isWhole: terms.length < TERMS_MAX };
}
