import { expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import { slotQuery } from '../../rules/query/search-query.ts';
import { rebuildSearchIndex } from '../../use-cases/rebuild-search-index.ts';
import { guessedIds } from './search-candidates.ts';

const database = await testDatabase();
const { db } = database;
const likely = await makeProduct(db, { name: 'Khăn bông' });
const farFetched = await makeProduct(db, { name: 'Giày bóng' });
await makeProduct(db, { name: 'Nồi đất' });
const context = contextOf(database, system());
await rebuildSearchIndex(context);

const slot = {
	alternatives: [
		{ words: ['khan'], weight: 0.9 },
		{ words: ['giay'], weight: 0.3 },
	],
	distinctiveness: 1,
};
const parts = [slotQuery(slot)];
const attempt: Attempt = {
	mode: 'meant',
	reading: { slots: [slot], words: ['khan'], keys: [] },
	tsquery: parts.join(' & '),
	parts,
	expected: 2,
	minFit: 0.3,
};
const idsOf = async (least: number, among: readonly string[] | null = null) =>
	(await guessedIds(context.read, { text: 'khna' }, { attempt, least, candidateIds: among }))?.ids;

test('guessedIds omits matches whose fit is below that of the displayed ones', async () => {
	expect((await idsOf(0.1))?.toSorted()).toEqual([likely.id, farFetched.id].sort());
	expect(await idsOf(0.45)).toEqual([likely.id]);
	expect(await idsOf(0.45, [farFetched.id])).toEqual([farFetched.id]);
	expect(await idsOf(0)).toBeUndefined();
});
