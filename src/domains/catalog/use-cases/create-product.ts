import { findPictures } from '#src/domains/media/index.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import { actorKey, type VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { slugOf } from '#src/shared/slug.ts';
import { clean, cleanLine } from '#src/shared/text.ts';
import { type CatalogRefusal, type CreatedProduct, type CreateProductInput, refuse } from '../contract.ts';
import { attributeRows, listCategoryAttributes } from '../db/attribute-repository.ts';
import { findCategory } from '../db/category-repository.ts';
import { insertProduct, type ProductRows } from '../db/product-repository.ts';
import { filterKeysOf, productOptions, readAttributes } from '../rules/attributes.ts';
import { checkProductForm, quantityRule } from '../rules/product-form.ts';
import { searchText } from '../rules/search-terms.ts';

/** A draft with its variants, stock and pictures; nobody sees it before it is published. */
export async function createProduct(
	context: Context<VendorActor>,
	input: CreateProductInput,
): Promise<Result<CreatedProduct, Failure<CatalogRefusal>>> {
	const form = checkProductForm(input);
	if (!form.ok) return form;
	try {
		return await transact(context, async ({ db, read, actor, now }) => {
			if (!mayStaff(actor.staffRole, 'goods.edit')) return refuse('catalog.role_not_allowed');
			if (actor.shopState !== 'approved') return refuse('catalog.shop_not_open');
			const category = await findCategory(read, input.categoryId);
			if (category?.level !== 2) return refuse('catalog.category_unknown');
			const hashes = input.pictures.map(({ hash }) => hash);
			const pictures = await findPictures(read, hashes);
			if (hashes.some((hash) => !pictures.has(hash))) return refuse('catalog.picture_unknown');
			const pictureIds = hashes.map((hash) => pictures.get(hash)?.id ?? '');
			const definitions = await listCategoryAttributes(read, input.categoryId);
			const valued = readAttributes(definitions, input.attributes ?? []);
			if (!valued.ok) return valued;
			const rows = rowsOf(input, actor, category.name, pictureIds, await now());
			const { id, optionNames = [] } = rows.product;
			const options = productOptions(
				optionNames,
				rows.variants.map(({ optionValues = [] }) => optionValues),
			);
			const filterKeys = [...filterKeysOf(definitions, valued.value, options)];
			const product = { ...rows.product, filterKeys };
			const facts = attributeRows(id, valued.value);
			const slug = await insertProduct(db, { ...rows, product, facts }, slugOf(product.name) || 'san-pham');
			return ok({ id, slug, variantIds: rows.variants.map(({ id }) => id) });
		});
	} catch (problem) {
		if (isUniqueViolation(problem, 'product_variants_sku_key')) return refuse('catalog.sku_taken');
		throw problem;
	}
}

/** Colours, sizes and packs are looked for, too. */
const optionsOf = ({ variants }: CreateProductInput): readonly string[] =>
	[...new Set(variants.flatMap(({ optionValues }) => optionValues))].sort();

function rowsOf(
	input: CreateProductInput,
	actor: VendorActor,
	categoryName: string,
	pictureIds: readonly string[],
	at: Date,
): Omit<ProductRows, 'facts'> {
	const id = newId();
	const name = cleanLine(input.name);
	const brand = cleanLine(input.brand ?? '');
	const { min, step, max } = quantityRule(input);
	const prices = input.variants.map(({ priceVnd }) => priceVnd);
	const variantIds = input.variants.map(() => newId());
	return {
		product: {
			id,
			shopId: actor.shopId,
			categoryId: input.categoryId,
			state: 'draft',
			name,
			brand,
			searchText: searchText(name, brand, categoryName, ...optionsOf(input)),
			description: clean(input.description),
			optionNames: input.optionNames.map(cleanLine),
			prepDays: input.prepDays,
			quantityMin: min,
			quantityStep: step,
			quantityMax: max,
			noReturnReason: input.noReturnReason ?? null,
			priceFromVnd: Math.min(...prices),
			priceToVnd: Math.max(...prices),
			isInStock: input.variants.some(({ stock }) => stock >= min),
			createdAt: at,
			updatedAt: at,
		},
		variants: input.variants.map(({ optionValues, size, sku, ...variant }, position) => ({
			...variant,
			id: variantIds[position] ?? newId(),
			productId: id,
			shopId: actor.shopId,
			position,
			sku: cleanLine(sku),
			optionValues: optionValues.map(cleanLine),
			...(size ?? {}),
		})),
		pictures: input.pictures.map(({ alt, variant }, position) => ({
			productId: id,
			position,
			variantId: variantIds[variant ?? -1] ?? null,
			pictureId: pictureIds[position] ?? '',
			alt: cleanLine(alt),
		})),
		changedBy: actorKey(actor),
	};
}
