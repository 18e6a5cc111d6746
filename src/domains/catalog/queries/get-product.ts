import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type ProductDetail, type ProductSlugInput } from '../contract/product.ts';
import { findProductPage } from './find-product-page.ts';

export async function getProduct(
	read: ReadDatabase,
	{ slug }: ProductSlugInput,
): Promise<Result<ProductDetail, Failure<'catalog.not_found'>>> {
	const found = await findProductPage(read, slug);
	const page = found.kind === 'moved' ? await findProductPage(read, found.slug) : found;
	return page.kind === 'product' ? ok(page.product) : fail('catalog.not_found');
}
