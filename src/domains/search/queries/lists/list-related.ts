import type { ProductCard, ProductDetail } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { pickRelated } from '../../rules/related-products.ts';
import { selectCards } from './product-list.ts';

const RELATED_MAX = 6;
/** Best sellers of the category among which products of the same type are chosen. */
const EXAMINED_MAX = 36;

type HasId = Pick<ProductDetail['category'], 'id'>;

export async function listRelated(
	read: ReadDatabase,
	product: Pick<ProductDetail, 'id' | 'name'> & { readonly category: HasId; readonly parentCategory: HasId },
): Promise<readonly ProductCard[]> {
	const best = (categoryId: string, limit: number) =>
		selectCards(read, { categoryId, flags: ['stock'], sort: 'best_selling' }, { limit, offset: 0 });
	const near = await best(product.category.id, EXAMINED_MAX);
	const picked = pickRelated(product, near, RELATED_MAX);
	if (picked.length === RELATED_MAX) return picked;
	const shown = new Set(near.map(({ id }) => id));
	const far = (await best(product.parentCategory.id, 2 * RELATED_MAX)).filter(({ id }) => !shown.has(id));
	return [...picked, ...pickRelated(product, far, RELATED_MAX - picked.length)];
}

export async function listAlternatives(read: ReadDatabase, productId: string): Promise<readonly ProductCard[]> {
	const window = { limit: RELATED_MAX + 1, offset: 0 };
	const best = await selectCards(read, { flags: ['stock'], sort: 'best_selling' }, window);
	return best.filter(({ id }) => id !== productId).slice(0, RELATED_MAX);
}
