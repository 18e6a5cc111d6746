import type { ProductFact } from '#src/domains/catalog/contract/attributes.ts';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import { factText, compareMessages as messages } from '#src/messages/vi/product-facts.ts';
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

export function comparedFacts(product: Compared): readonly { readonly name: string; readonly text: string }[] {
	const { ratingScore, ratingCount, soldCount, brand } = product;
	const rating =
		ratingScore !== null && ratingCount > 0 ? messages.ratingOf(ratingScore, ratingCount) : messages.noRating;
	return [
		{ name: messages.stock, text: stockOf(product) },
		{ name: messages.rating, text: rating },
		{ name: messages.sold, text: formatCount(soldCount) },
		...(brand ? [{ name: messages.brand, text: brand }] : []),
		{ name: messages.category, text: product.categoryName },
		...product.facts.map((fact) => ({ name: fact.name, text: factText(fact) })),
		{ name: messages.shop, text: product.shopName },
		{ name: messages.from, text: product.provinceName },
		{ name: messages.prep, text: messages.prepDays(product.prepDays) },
	];
}

function stockOf({ state, isShopOpen, isInStock }: Compared): string {
	if (state === 'discontinued') return messages.discontinued;
	if (!isShopOpen) return messages.shopClosed;
	return isInStock ? messages.inStock : messages.soldOut;
}
