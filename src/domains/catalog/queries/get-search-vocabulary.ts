import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type SynonymRow, type TermRow, type Vocabulary, vocabularyOf } from '../rules/vocabulary.ts';

/** The commonest words and pairs; rarer ones are found as typed only. */
const TERMS_MAX = 200_000;

export type KeptVocabulary = {
	readonly version: number;
	readonly vocabulary: Vocabulary;
	/** No rare word was left out. */
	readonly isWhole: boolean;
};

/** One for each database that a process reads; every answer of the search tells the version it should have. */
const kept = new WeakMap<ReadDatabase, Promise<KeptVocabulary>>();

export function getSearchVocabulary(read: ReadDatabase): Promise<KeptVocabulary> {
	return kept.get(read) ?? loadInto(read);
}

/** Another version was seen than the one in memory. Loaded by who has a connection already: more may not be free. */
export async function renewVocabulary(
	read: ReadDatabase,
	seen: number,
	connected: ReadDatabase = read,
): Promise<KeptVocabulary> {
	const current = await getSearchVocabulary(read);
	return current.version === seen ? current : loadInto(read, connected);
}

function loadInto(read: ReadDatabase, from: ReadDatabase = read): Promise<KeptVocabulary> {
	const loading = load(from);
	kept.set(read, loading);
	loading.catch(() => kept.delete(read));
	return loading;
}

async function load(read: ReadDatabase): Promise<KeptVocabulary> {
	const [state] = await read.read<{ version: number }>(sql`select version from search_state`);
	const terms = await read.read<TermRow>(sql`
		select term, hits from search_terms where hits > 0 order by hits desc limit ${TERMS_MAX}`);
	const synonyms = await read.read<SynonymRow>(sql`
		select term, meaning, is_two_way as "isTwoWay" from search_synonyms where removed_at is null
		order by term, meaning`);
	const shelves = await read.read<{ name: string }>(sql`select name from categories where parent_id is not null`);
	const names = shelves.map(({ name }) => name);
	const vocabulary = vocabularyOf(terms, synonyms, names);
	return { version: state?.version ?? 0, vocabulary, isWhole: terms.length < TERMS_MAX };
}
