import type { ProductAttributesInput } from '#src/domains/catalog/contract/attributes.ts';
import { type CatalogFailure, type EditProductInput, fail } from '#src/domains/catalog/contract/product.ts';
import {
	attributeRows,
	listCategoryAttributes,
	listProductOptions,
	listUnasked,
	recordProductAttributes,
} from '#src/domains/catalog/db/attribute-repository.ts';
import { readKnownWords } from '#src/domains/catalog/db/known-words.ts';
import { type LockedProduct, lockProduct, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import { filterKeysOf, readAttributes } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { isKnownToBuyers } from '#src/domains/catalog/rules/product-states.ts';
import { requestAgain, requestChange, writeWords } from '#src/domains/compliance/index.ts';
import { isRiskyRenaming } from '#src/domains/compliance/rules/change-risk.ts';
import { listingDoubts } from '#src/domains/compliance/rules/listing-check.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';

/**
 * Saves new text. A renaming that may turn it into another product waits for an operator; all other text is
 * published immediately.
 */
export function editProduct(
	context: Context<VendorActor>,
	input: EditProductInput,
): Promise<Result<{ slug: string; isPending: boolean }, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!mayStaff(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const product = await lockProduct(db, input.productId);
		if (!product || product.shopId !== actor.shopId) return fail('catalog.not_found');
		if (product.state === 'taken_down' || product.state === 'rejected')
			return fail('catalog.state_refuses', { state: product.state });
		const words = { name: cleanLine(input.name), description: clean(input.description) };
		const brand = cleanLine(input.brand ?? '');
		const doubts = listingDoubts({ ...words, brand, attributes: input.attributes });
		if (doubts.length > 0) return fail('catalog.listing_doubtful', { doubts });
		const attributes = input.attributes && (await recordFacts(scope, product, input.attributes));
		if (attributes && !attributes.ok) return attributes;
		const asked = await requestRenaming(scope, product, { name: words.name, brand });
		if (!asked.ok) return asked;
		const { isPending } = asked.value;
		const title = isPending ? { name: product.name, brand: product.brand } : { name: words.name, brand };
		const { slug } = await writeWords(scope, product, { ...words, ...title });
		if (product.state === 'pending') await requestAgain(scope, product.id);
		return ok({ slug, isPending });
	});
}

async function requestRenaming(
	scope: Scope,
	product: LockedProduct,
	after: { readonly name: string; readonly brand: string },
): Promise<Result<{ readonly isPending: boolean }, Failure<CatalogFailure>>> {
	const before = { name: product.name, brand: product.brand };
	const isSame = before.name === after.name && before.brand === after.brand;
	if (isSame || product.publishedAt === null) return ok({ isPending: false });
	const isRisky = isKnownToBuyers(product.state) && isRiskyRenaming(await readKnownWords(scope.db, product.id), after);
	return requestChange(scope, product.id, { kind: 'words', before, after }, isRisky);
}

/** Replaces the attributes and filter keys; attributes that the category no longer defines are kept. */
async function recordFacts(
	{ db, read, now }: Scope,
	{ id, categoryId }: LockedProduct,
	given: ProductAttributesInput,
): Promise<Result<null, Failure<CatalogFailure>>> {
	const definitions = await listCategoryAttributes(read, categoryId);
	const requestedIds = definitions.map((definition) => definition.id);
	const unasked = await listUnasked(db, id, requestedIds);
	const asked = given.filter(({ code }) => !unasked.includes(code));
	const valued = readAttributes(definitions, asked);
	if (!valued.ok) return valued;
	await recordProductAttributes(db, id, requestedIds, attributeRows(id, valued.value));
	const filterKeys = [...filterKeysOf(definitions, valued.value, await listProductOptions(db, id))];
	await recordProduct(db, id, { filterKeys, updatedAt: await now() });
	return ok(null);
}
