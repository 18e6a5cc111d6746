import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { ok } from '#src/shared/result.ts';
import {
	addTerms,
	deleteTerms,
	type IndexedProduct,
	lockSearchState,
	readNewProducts,
	readProductsAfter,
	recordIndexed,
	recordRankings,
	recordSearchTexts,
} from '../db/search-repository.ts';
import { termsOf } from '../rules/lexicon/catalogue-terms.ts';
import { RANKING_VERSION, rankingOf } from '../rules/ranking/ranking.ts';

const BATCH = 5000;
const TERMS_IN_BATCH = 20_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Counts = Map<string, number>;

export async function rebuildSearchIndex(context: Context<SystemActor>): Promise<{ readonly products: number }> {
	const counts: Counts = new Map();
	let learnedUntil: Date | null = null;
	let products = 0;
	for (let after = FIRST_ID; ; ) {
		const batch = await readProductsAfter(context.db, after, BATCH);
		const last = batch.at(-1);
		if (!last) break;
		countInto(counts, batch);
		for (const { publishedAt } of batch) if (!learnedUntil || publishedAt > learnedUntil) learnedUntil = publishedAt;
		await refreshBatch(context, batch);
		products += batch.length;
		after = last.id;
	}
	await transact(context, async ({ db }) => {
		await lockSearchState(db);
		await deleteTerms(db);
		const terms = [...counts].map(([term, hits]) => ({ term, hits }));
		for (let from = 0; from < terms.length; from += TERMS_IN_BATCH)
			await addTerms(db, terms.slice(from, from + TERMS_IN_BATCH));
		await recordIndexed(db, learnedUntil);
		await dropPages(db, ['catalog']);
		return ok(null);
	});
	return { products };
}

export async function indexNewProducts(context: Context<SystemActor>): Promise<{ readonly products: number }> {
	const learned = await transact(context, async ({ db, now }) => {
		const { learnedUntil } = await lockSearchState(db);
		if (!learnedUntil) return ok(null);
		const batch = await readNewProducts(db, learnedUntil, BATCH);
		const last = batch.at(-1);
		if (!last) return ok(0);
		const counts: Counts = new Map();
		countInto(counts, batch);
		await addTerms(
			db,
			[...counts].map(([term, hits]) => ({ term, hits })),
		);
		await recordRankings(
			db,
			batch.map((product) => rankingRow(product, last.publishedAt)),
			await now(),
		);
		await recordIndexed(db, last.publishedAt);
		return ok(batch.length);
	});
	return learned.ok && learned.value !== null ? { products: learned.value } : rebuildSearchIndex(context);
}

function countInto(counts: Counts, batch: readonly IndexedProduct[]): void {
	for (const { name, brand, categoryName, optionValues } of batch)
		for (const term of termsOf([name, brand, categoryName, ...optionValues]))
			counts.set(term, (counts.get(term) ?? 0) + 1);
}

const searchTextOf = ({ name, brand, categoryName, optionValues }: IndexedProduct): string =>
	searchText(name, brand, categoryName, ...optionValues);

const rankingRow = (product: IndexedProduct, now: Date) => ({
	...rankingOf(product, now),
	productId: product.id,
	formulaVersion: RANKING_VERSION,
});

async function refreshBatch(context: Context<SystemActor>, batch: readonly IndexedProduct[]): Promise<void> {
	const changed = batch
		.map((product) => ({ id: product.id, before: product.searchText, searchText: searchTextOf(product) }))
		.filter(({ before, searchText: after }) => before !== after);
	await transact(context, async ({ db, now }) => {
		const at = await now();
		if (changed.length > 0) await recordSearchTexts(db, changed);
		await recordRankings(
			db,
			batch.map((product) => rankingRow(product, at)),
			at,
		);
		return ok(null);
	});
}
