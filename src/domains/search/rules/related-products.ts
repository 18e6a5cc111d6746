import { foldWord, wordsOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';

/** Names start with the type in about two syllables: `áo thun`, `nồi cơm`. */
const TYPE_WORDS = 2;
/** So that other shops appear too. */
const PER_SHOP = 3;

type Related = { readonly id: string; readonly name: string; readonly shopSlug: string };

/** The first words of a name, without tones. */
export const typeOf = (name: string): readonly string[] => wordsOf(name).slice(0, TYPE_WORDS).map(foldWord);

function sharedTypeWords(name: string, type: readonly string[]): number {
	const own = typeOf(name);
	const differing = type.findIndex((word, at) => own[at] !== word);
	return differing < 0 ? type.length : differing;
}

/** False when one shop has more than its share. */
export const isSpread = (cards: readonly Pick<Related, 'shopSlug'>[]): boolean =>
	[...Map.groupBy(cards, ({ shopSlug }) => shopSlug).values()].every(({ length }) => length <= PER_SHOP);

/** Chooses products of the same type first, then the rest in the given order, at most `PER_SHOP` of one shop while others exist. */
export function pickRelated<Card extends Related>(
	product: Pick<Related, 'id' | 'name'>,
	cards: readonly Card[],
	most: number,
): readonly Card[] {
	const type = typeOf(product.name);
	const sorted = [...new Map(cards.map((card) => [card.id, card])).values()]
		.filter(({ id }) => id !== product.id)
		.map((card) => ({ card, shared: sharedTypeWords(card.name, type) }))
		.sort((a, b) => b.shared - a.shared)
		.map(({ card }) => card);
	const perShop = new Map<string, number>();
	const isAllowed = ({ shopSlug }: Card): boolean => {
		const taken = (perShop.get(shopSlug) ?? 0) + 1;
		perShop.set(shopSlug, taken);
		return taken <= PER_SHOP;
	};
	const spread = sorted.filter(isAllowed);
	return [...spread, ...sorted.filter((card) => !spread.includes(card))].slice(0, most);
}
