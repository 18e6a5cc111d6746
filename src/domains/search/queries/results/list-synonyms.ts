import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { SynonymRow } from '../../rules/lexicon/search-lexicon.ts';

export const listSynonyms = (read: ReadDatabase): Promise<readonly SynonymRow[]> =>
	read.read<SynonymRow>(sql`
		select term, meaning, is_two_way as "isTwoWay" from search_synonyms where removed_at is null order by term, meaning`);
