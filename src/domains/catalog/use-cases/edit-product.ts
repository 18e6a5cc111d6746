import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { slugOf } from '#src/shared/slug.ts';
import { clean, cleanLine } from '#src/shared/text.ts';
import { type CatalogRefusal, type EditProductInput, refuse } from '../contract.ts';
import type { ProductAttributesInput } from '../contract-lists.ts';
import {
	attributeRows,
	listCategoryAttributes,
	listProductOptions,
	recordProductAttributes,
} from '../db/attribute-repository.ts';
import { findCategory } from '../db/category-repository.ts';
import { type LockedProduct, lockProduct, recordProduct, recordSlug } from '../db/product-repository.ts';
import { listOptionValues } from '../db/search-repository.ts';
import { filterKeysOf, readAttributes } from '../rules/attributes.ts';
import { listingDoubts } from '../rules/listing-check.ts';
import { searchText } from '../rules/search-terms.ts';

/** New words for a product. A new name brings a new address, to which every earlier one keeps leading. */
export function editProduct(
	context: Context<VendorActor>,
	input: EditProductInput,
): Promise<Result<{ slug: string }, Failure<CatalogRefusal>>> {
	return transact(context, async (scope) => {
		const { db, read, actor, now } = scope;
		const product = await lockProduct(db, input.productId);
		if (!product || product.shopId !== actor.shopId) return refuse('catalog.not_found');
		if (product.state === 'taken_down' || product.state === 'rejected')
			return refuse('catalog.state_refuses', { state: product.state });
		const words = { name: cleanLine(input.name), description: clean(input.description) };
		const doubts = listingDoubts(words);
		if (doubts.length > 0) return refuse('catalog.listing_doubtful', { doubts });
		const attributes = input.attributes && (await recordFacts(scope, product, input.attributes));
		if (attributes && !attributes.ok) return attributes;
		const brand = cleanLine(input.brand ?? '');
		const category = await findCategory(read, product.categoryId);
		const found = searchText(words.name, brand, category?.name ?? '', ...(await listOptionValues(db, product.id)));
		await recordProduct(db, product.id, { ...words, brand, searchText: found, updatedAt: await now() });
		const hasNewName = words.name !== product.name;
		const slug = hasNewName ? await recordSlug(db, product.id, slugOf(words.name) || 'san-pham') : product.slug;
		const facts = { before: { name: product.name, slug: product.slug }, after: { name: words.name, slug } };
		await audit(scope, { subjectType: 'product', subjectId: product.id, action: 'edited', facts });
		await dropPages(db, ['catalog', `product:${product.id}`, `shop:${product.shopId}`]);
		return ok({ slug });
	});
}

/** What is said of the product in place of what was, and what lists filter it by. */
async function recordFacts(
	{ db, read, now }: Scope,
	{ id, categoryId }: LockedProduct,
	given: ProductAttributesInput,
): Promise<Result<null, Failure<CatalogRefusal>>> {
	const definitions = await listCategoryAttributes(read, categoryId);
	const valued = readAttributes(definitions, given);
	if (!valued.ok) return valued;
	await recordProductAttributes(db, id, attributeRows(id, valued.value));
	const filterKeys = [...filterKeysOf(definitions, valued.value, await listProductOptions(db, id))];
	await recordProduct(db, id, { filterKeys, updatedAt: await now() });
	return ok(null);
}
