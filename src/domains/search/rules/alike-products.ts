import { foldWord, wordsOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';

/** A product of the answer and its category. */
export type Hit = {
	readonly id: string;
	readonly name: string;
	readonly categoryId: string;
	readonly categoryName: string;
};

const folded = (text: string): string => ` ${wordsOf(text).map(foldWord).join(' ')} `;

/** The first hit of the category that most hits share; with equal numbers, of one that the query names. */
export function hitOfSharedCategory(hits: readonly Hit[], text: string): Hit | null {
	const query = folded(text);
	const categories = [...Map.groupBy(hits, ({ categoryId }) => categoryId).values()].flatMap((own) => {
		const [first] = own;
		return first ? [{ first, count: own.length, isNamed: query.includes(folded(first.categoryName)) }] : [];
	});
	const [best] = categories.sort((a, b) => b.count - a.count || Number(b.isNamed) - Number(a.isNamed));
	return best?.first ?? null;
}

const DEARER_SHARE = 0.5;

/** The prices slightly above a limit. */
export const slightlyAbove = (maxVnd: number) => ({
	minVnd: maxVnd + 1,
	maxVnd: Math.round(maxVnd * (1 + DEARER_SHARE)),
});
