import type { ProductCard, ProductDetail } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { selectCards } from './product-list.ts';

const RELATED_MAX = 6;

type HasId = Pick<ProductDetail['category'], 'id'>;

export async function listRelated(
	read: ReadDatabase,
	product: { readonly id: string; readonly category: HasId; readonly parentCategory: HasId },
): Promise<readonly ProductCard[]> {
	const best = (categoryId: string) =>
		selectCards(read, { categoryId, flags: ['stock'], sort: 'best_selling' }, { limit: 2 * RELATED_MAX, offset: 0 });
	const near = await best(product.category.id);
	const far = near.length > RELATED_MAX ? [] : await best(product.parentCategory.id);
	const byId = new Map([...near, ...far].map((card) => [card.id, card]));
	byId.delete(product.id);
	return [...byId.values()].slice(0, RELATED_MAX);
}

export async function listAlternatives(read: ReadDatabase, productId: string): Promise<readonly ProductCard[]> {
	const window = { limit: RELATED_MAX + 1, offset: 0 };
	const best = await selectCards(read, { flags: ['stock'], sort: 'best_selling' }, window);
	return best.filter(({ id }) => id !== productId).slice(0, RELATED_MAX);
}
