import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type Lexicon, lexiconOf, type SynonymRow, type TermRow } from '../rules/search-lexicon.ts';

/** The commonest words and pairs; rarer ones are found as typed only. */
const TERMS_MAX = 200_000;

export type CachedLexicon = {
	readonly version: number;
	readonly lexicon: Lexicon;
	/** No rare word was left out. */
	readonly isWhole: boolean;
};

/** One for each database that a process reads; every answer of the search tells the version it should have. */
const kept = new WeakMap<ReadDatabase, Promise<CachedLexicon>>();

export function getSearchLexicon(read: ReadDatabase): Promise<CachedLexicon> {
	return kept.get(read) ?? loadInto(read);
}

/** Another version was seen than the one in memory. Loaded by who has a connection already: more may not be free. */
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
	kept.set(read, loading);
	loading.catch(() => kept.delete(read));
	return loading;
}

async function load(read: ReadDatabase): Promise<CachedLexicon> {
	const [state] = await read.read<{ version: number }>(sql`select version from search_state`);
	const terms = await read.read<TermRow>(sql`
		select term, hits from search_terms where hits > 0 order by hits desc limit ${TERMS_MAX}`);
	const synonyms = await read.read<SynonymRow>(sql`
		select term, meaning, is_two_way as "isTwoWay" from search_synonyms where removed_at is null
		order by term, meaning`);
	const categories = await read.read<{ name: string }>(sql`select name from categories where parent_id is not null`);
	const names = categories.map(({ name }) => name);
	const lexicon = lexiconOf(terms, synonyms, names);
	return { version: state?.version ?? 0, lexicon, isWhole: terms.length < TERMS_MAX };
}
