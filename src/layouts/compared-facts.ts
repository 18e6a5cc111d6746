import type { ProductCard } from '#src/domains/catalog/contract.ts';
import type { ProductFact } from '#src/domains/catalog/contract-lists.ts';
import { compareWords as words } from '#src/messages/vi/compare.ts';
import { factText } from '#src/messages/vi/product-facts.ts';
import { formatCount } from '#src/shared/money.ts';

type Compared = Pick<
	ProductCard,
	'isInStock' | 'isShopOpen' | 'soldCount' | 'shopName' | 'ratingScore' | 'ratingCount'
> & {
	readonly state: 'published' | 'discontinued';
	readonly brand: string;
	readonly prepDays: number;
	readonly categoryName: string;
	readonly provinceName: string;
	readonly facts: readonly ProductFact[];
};

/** Everything that stands below a product in a comparison, in words. */
export function comparedFacts(product: Compared): readonly { readonly name: string; readonly text: string }[] {
	const { ratingScore, ratingCount, soldCount, brand } = product;
	const rating = ratingScore !== null && ratingCount > 0 ? words.ratingOf(ratingScore, ratingCount) : words.noRating;
	return [
		{ name: words.stock, text: stockOf(product) },
		{ name: words.rating, text: rating },
		{ name: words.sold, text: formatCount(soldCount) },
		...(brand ? [{ name: words.brand, text: brand }] : []),
		{ name: words.category, text: product.categoryName },
		...product.facts.map((fact) => ({ name: fact.name, text: factText(fact) })),
		{ name: words.shop, text: product.shopName },
		{ name: words.from, text: product.provinceName },
		{ name: words.prep, text: words.prepDays(product.prepDays) },
	];
}

function stockOf({ state, isShopOpen, isInStock }: Compared): string {
	if (state === 'discontinued') return words.discontinued;
	if (!isShopOpen) return words.shopClosed;
	return isInStock ? words.inStock : words.soldOut;
}
