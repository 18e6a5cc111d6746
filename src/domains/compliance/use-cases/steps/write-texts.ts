import type { WordsChange } from '#src/domains/catalog/contract/requested-changes.ts';
import { findCategory } from '#src/domains/catalog/db/category-repository.ts';
import {
	type LockedProduct,
	listOptionValues,
	recordProduct,
	recordSlug,
} from '#src/domains/catalog/db/product-repository.ts';
import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { addressOf } from '#src/domains/catalog/rules/product-page/product-address.ts';
import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';

/**
 * A new name brings a new slug, and earlier slugs redirect to it; a change of spelling keeps the slug. The caller
 * holds the lock.
 */
export async function writeTexts(
	scope: Scope,
	product: LockedProduct,
	words: WordsChange & { readonly description: string },
): Promise<{ readonly slug: string }> {
	const { db, read, now } = scope;
	const category = await findCategory(read, product.categoryId);
	const options = await listOptionValues(db, product.id);
	const found = searchText(words.name, words.brand, category?.name ?? '', ...options);
	await recordProduct(db, product.id, { ...words, searchText: found, updatedAt: await now() });
	const address = addressOf(words.name);
	const slug = address === addressOf(product.name) ? product.slug : await recordSlug(db, product.id, address);
	const facts = { before: { name: product.name, slug: product.slug }, after: { name: words.name, slug } };
	await audit(scope, { subjectType: 'product', subjectId: product.id, action: 'edited', facts });
	await dropPages(db, ['catalog', `product:${product.id}`, `shop:${product.shopId}`]);
	return { slug };
}
