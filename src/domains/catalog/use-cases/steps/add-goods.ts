import type { Scope } from '#src/platform/context.ts';
import { slugOf } from '#src/shared/slug.ts';
import type { CreateProductInput } from '../../contract.ts';
import { listCategoryAttributes } from '../../db/attribute-repository.ts';
import { insertProducts } from '../../db/product-batch-repository.ts';
import { type AttributeDefinition, filterKeysOf, productOptions } from '../../rules/attributes.ts';
import { productRows } from './product-rows.ts';

type Category = { readonly name: string; readonly attributes: readonly AttributeDefinition[] };

/** Many drafts without pictures and attributes, checked already; some hundred at a time in a handful of statements. */
export async function addGoods(
	scope: Scope,
	by: { readonly shopId: string; readonly changedBy: string },
	forms: readonly CreateProductInput[],
	categoryNames: ReadonlyMap<string, string>,
): Promise<void> {
	const known = new Map<string, Category>();
	for (const categoryId of new Set(forms.map((form) => form.categoryId))) {
		const attributes = await listCategoryAttributes(scope.read, categoryId);
		known.set(categoryId, { name: categoryNames.get(categoryId) ?? '', attributes });
	}
	const at = await scope.now();
	const batch = forms.map((form) => {
		const { name, attributes } = known.get(form.categoryId) ?? { name: '', attributes: [] };
		const rows = productRows(form, by, name, [], at);
		const { optionNames = [] } = rows.product;
		const values = rows.variants.map(({ optionValues = [] }) => optionValues);
		const filterKeys = [...filterKeysOf(attributes, [], productOptions(optionNames, values))];
		return { ...rows, product: { ...rows.product, filterKeys }, wantedSlug: slugOf(rows.product.name) || 'san-pham' };
	});
	await insertProducts(scope.db, batch);
}
