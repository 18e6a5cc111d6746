import { sql } from 'drizzle-orm';
import type { ProductCard, ProductDetail } from '#src/domains/catalog/contract/product.ts';
import { SHOP_SELLS } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { quoted } from '../../rules/query/search-query.ts';
import { isSpread, pickRelated, typeOf } from '../../rules/related-products.ts';
import { FROM_ENTRIES, hasWords } from '../results/search-entries.ts';
import { listCards } from './list-cards.ts';
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
	const [near, alike] = await Promise.all([best(product.category.id, EXAMINED_MAX), listSameType(read, product.name)]);
	const picked = pickRelated(product, [...near, ...alike], RELATED_MAX);
	if (picked.length === RELATED_MAX && isSpread(picked)) return picked;
	const far = await best(product.parentCategory.id, EXAMINED_MAX);
	return pickRelated(product, [...near, ...alike, ...far], RELATED_MAX);
}

/** Of the same category or of the same type, and nothing else. */
export async function listOfSameKind(
	read: ReadDatabase,
	product: { readonly id: string; readonly name: string; readonly categoryId: string },
): Promise<readonly ProductCard[]> {
	const [near, alike] = await Promise.all([
		selectCards(
			read,
			{ categoryId: product.categoryId, flags: ['stock'], sort: 'best_selling' },
			{ limit: EXAMINED_MAX, offset: 0 },
		),
		listSameType(read, product.name),
	]);
	return pickRelated(product, [...near, ...alike], EXAMINED_MAX);
}

/** In all categories, because a shirt for sports is in another one than a shirt for the office. */
async function listSameType(read: ReadDatabase, name: string): Promise<readonly ProductCard[]> {
	const type = typeOf(name);
	if (type.length === 0) return [];
	const rows = await read.readPlanned<{ id: string }>(sql`
		select product.id from ${FROM_ENTRIES}
		where ${hasWords([type.map(quoted).join(' & ')])} and starts_with(product.names, ${` ${type.join(' ')} `})
			and product.is_in_stock and ${SHOP_SELLS} limit ${sql.raw(String(2 * RELATED_MAX))}`);
	return listCards(
		read,
		rows.map(({ id }) => id),
		2 * RELATED_MAX,
	);
}

export async function listAlternatives(read: ReadDatabase, productId: string): Promise<readonly ProductCard[]> {
	const window = { limit: RELATED_MAX + 1, offset: 0 };
	const best = await selectCards(read, { flags: ['stock'], sort: 'best_selling' }, window);
	return best.filter(({ id }) => id !== productId).slice(0, RELATED_MAX);
}
