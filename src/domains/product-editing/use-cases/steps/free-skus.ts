import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { takenSkus } from '#src/domains/catalog/db/editor-repository.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { SaveProductInput } from '../../contract/editor.ts';

/** Returns an error for each SKU that another product has; the unique constraint catches concurrent saves. */
export async function requestFreeSkus(
	{ db, actor }: Scope<VendorActor>,
	{ productId, variants }: SaveProductInput,
): Promise<Result<null, Failure<CatalogFailure>>> {
	const skus = variants.map(({ sku }) => cleanLine(sku));
	const taken = await takenSkus(db, { shopId: actor.shopId, productId, skus });
	if (taken.length === 0) return ok(null);
	const beside = skus.flatMap((sku, at) =>
		taken.includes(sku) ? [[`variants.${at}.sku`, 'catalog.sku_taken'] as const] : [],
	);
	return fail('catalog.sku_taken', undefined, Object.fromEntries(beside));
}
