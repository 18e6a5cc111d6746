import {
	listCategoryAttributes,
	readKeyedProduct,
	saveAttributes,
} from '#src/domains/catalog/db/attribute-repository.ts';
import { type LockedProduct, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import { keysOfProduct } from '#src/domains/catalog/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { writeTexts } from './write-texts.ts';

/** Keeps attributes that the new category also has and deletes the others. The caller holds the lock of the product. */
export async function moveCategory(scope: Scope, product: LockedProduct, categoryId: string): Promise<void> {
	const { db, read, now } = scope;
	const known = await listCategoryAttributes(read, categoryId);
	await saveAttributes(
		db,
		product.id,
		known.map(({ id }) => id),
	);
	await recordProduct(db, product.id, { categoryId, updatedAt: await now() });
	const keyed = await readKeyedProduct(db, product.id);
	if (keyed)
		await recordProduct(db, product.id, { filterKeys: [...keysOfProduct(keyed, known)], updatedAt: await now() });
	const { name, brand, description } = product;
	await writeTexts(scope, { ...product, categoryId }, { name, brand, description });
}
