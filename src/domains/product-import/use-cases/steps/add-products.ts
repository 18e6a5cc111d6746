import { attributeRows, listCategoryAttributes } from '#src/domains/catalog/db/attribute-repository.ts';
import { insertProducts } from '#src/domains/catalog/db/product-batch-repository.ts';
import { productRows } from '#src/domains/catalog/index.ts';
import {
	type AttributeDefinition,
	filterKeysOf,
	productOptions,
	readAttributes,
} from '#src/domains/catalog/rules/attributes/attributes.ts';
import { addressOf } from '#src/domains/catalog/rules/product-page/product-address.ts';
import type { Scope } from '#src/platform/context.ts';
import type { PlannedProducts } from '../../rules/import-plan.ts';

type Category = { readonly name: string; readonly attributes: readonly AttributeDefinition[] };

/** Adds hundreds of validated drafts in a few statements. */
export async function addProducts(
	scope: Scope,
	by: { readonly shopId: string; readonly changedBy: string },
	goods: readonly PlannedProducts[],
	categoryNames: ReadonlyMap<string, string>,
): Promise<void> {
	const known = new Map<string, Category>();
	for (const categoryId of new Set(goods.map(({ form }) => form.categoryId))) {
		const attributes = await listCategoryAttributes(scope.read, categoryId);
		known.set(categoryId, { name: categoryNames.get(categoryId) ?? '', attributes });
	}
	const at = await scope.now();
	const batch = goods.map(({ form, pictureIds, sectionIds }) => {
		const { name, attributes } = known.get(form.categoryId) ?? { name: '', attributes: [] };
		const rows = productRows(form, by, name, pictureIds, at);
		const said = readAttributes(attributes, form.attributes ?? []);
		const valued = said.ok ? said.value : [];
		const { optionNames = [] } = rows.product;
		const values = rows.variants.map(({ optionValues = [] }) => optionValues);
		const filterKeys = [...filterKeysOf(attributes, valued, productOptions(optionNames, values))];
		const facts = attributeRows(rows.product.id, valued);
		const wantedSlug = addressOf(rows.product.name);
		return { ...rows, facts, sectionIds, product: { ...rows.product, filterKeys }, wantedSlug };
	});
	await insertProducts(scope.db, batch);
}
