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
import { importConfig } from '../../contract.ts';
import { insertPictureFetches } from '../../db/picture-fetch-repository.ts';
import { fetchPictures } from '../../jobs/fetch-pictures.ts';
import type { PlannedProducts } from '../../rules/import-plan.ts';

type Category = { readonly name: string; readonly attributes: readonly AttributeDefinition[] };

/** Adds hundreds of validated drafts in a few statements. */
export async function addProducts(
	scope: Scope,
	by: { readonly importId: string; readonly shopId: string; readonly changedBy: string },
	goods: readonly PlannedProducts[],
	categoryNames: ReadonlyMap<string, string>,
): Promise<void> {
	const known = new Map<string, Category>();
	for (const categoryId of new Set(goods.map(({ form }) => form.categoryId))) {
		const attributes = await listCategoryAttributes(scope.read, categoryId);
		known.set(categoryId, { name: categoryNames.get(categoryId) ?? '', attributes });
	}
	const at = await scope.now();
	const fetched: Parameters<typeof insertPictureFetches>[1][number][] = [];
	const batch = goods.map(({ form, pictureIds, sectionIds, pictureAddresses }) => {
		const { name, attributes } = known.get(form.categoryId) ?? { name: '', attributes: [] };
		const rows = productRows(form, by, name, pictureIds, at);
		const said = readAttributes(attributes, form.attributes ?? []);
		const valued = said.ok ? said.value : [];
		const { optionNames = [] } = rows.product;
		const values = rows.variants.map(({ optionValues = [] }) => optionValues);
		const filterKeys = [...filterKeysOf(attributes, valued, productOptions(optionNames, values))];
		const facts = attributeRows(rows.product.id, valued);
		const wantedSlug = addressOf(rows.product.name);
		fetched.push(...pictureFetches(by.importId, rows.product.id, pictureAddresses));
		return { ...rows, facts, sectionIds, product: { ...rows.product, filterKeys }, wantedSlug };
	});
	await insertProducts(scope.db, batch);
	await insertPictureFetches(scope.db, fetched);
	for (const productId of new Set(fetched.map((picture) => picture.productId)))
		await scope.enqueue(scope.db, fetchPictures, { importId: by.importId, productId });
}

/** Addresses beyond the limit are listed for the shop as not fetched. */
const pictureFetches = (importId: string, productId: string, addresses: readonly string[]) =>
	addresses.slice(0, importConfig.pictureAddressesListed).map((address, position) => {
		const isLeftOut = position >= importConfig.pictureAddressesMax || address.length > importConfig.addressMax;
		const state = isLeftOut ? ('failed' as const) : ('waiting' as const);
		const reason = isLeftOut ? ('too_many' as const) : null;
		return { importId, productId, position, address: address.slice(0, importConfig.addressMax), state, reason };
	});
