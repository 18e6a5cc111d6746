import {
	type CatalogFailure,
	type CreatedProduct,
	type CreateProductInput,
	fail,
} from '#src/domains/catalog/contract/product.ts';
import { attributeRows, listCategoryAttributes } from '#src/domains/catalog/db/attribute-repository.ts';
import { findCategory } from '#src/domains/catalog/db/category-repository.ts';
import { insertProduct } from '#src/domains/catalog/db/product-repository.ts';
import { productRows } from '#src/domains/catalog/index.ts';
import { filterKeysOf, productOptions, readAttributes } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { checkProductForm } from '#src/domains/catalog/rules/product-form.ts';
import { addressOf } from '#src/domains/catalog/rules/product-page/product-address.ts';
import { findPictures } from '#src/domains/media/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { missingForSelling } from './steps/check-selling.ts';

export async function createProduct(
	context: Context<VendorActor>,
	input: CreateProductInput,
): Promise<Result<CreatedProduct, Failure<CatalogFailure>>> {
	const form = checkProductForm(input);
	if (!form.ok) return form;
	try {
		return await transact(context, async (scope) => {
			const { db, read, actor, now } = scope;
			if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
			const gap = await missingForSelling(scope);
			if (gap) return fail(`catalog.${gap}`);
			const category = await findCategory(read, input.categoryId);
			if (category?.level !== 2) return fail('catalog.category_unknown');
			const hashes = input.pictures.map(({ hash }) => hash);
			const pictures = await findPictures(read, hashes);
			if (hashes.some((hash) => !pictures.has(hash))) return fail('catalog.picture_unknown');
			const pictureIds = hashes.map((hash) => pictures.get(hash)?.id ?? '');
			const definitions = await listCategoryAttributes(read, input.categoryId);
			const valued = readAttributes(definitions, input.attributes ?? []);
			if (!valued.ok) return valued;
			const by = { shopId: actor.shopId, changedBy: actorKey(actor) };
			const rows = productRows(input, by, category.name, pictureIds, await now());
			const { id, optionNames = [] } = rows.product;
			const options = productOptions(
				optionNames,
				rows.variants.map(({ optionValues = [] }) => optionValues),
			);
			const filterKeys = [...filterKeysOf(definitions, valued.value, options)];
			const product = { ...rows.product, filterKeys };
			const facts = attributeRows(id, valued.value);
			const slug = await insertProduct(db, { ...rows, product, facts }, addressOf(product.name));
			return ok({ id, slug, variantIds: rows.variants.map(({ id }) => id) });
		});
	} catch (problem) {
		if (isUniqueViolation(problem, 'product_variants_sku_key')) return fail('catalog.sku_taken');
		throw problem;
	}
}
