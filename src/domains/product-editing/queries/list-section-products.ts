import { sql } from 'drizzle-orm';
import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { SectionProductPage, SectionProductsInput } from '../contract/sections.ts';
import { ownProductPage } from './shop-product-page.ts';

export async function listSectionProducts(
	{ actor, fresh: own }: ReadContext<VendorActor>,
	{ sectionId, ...asked }: SectionProductsInput,
): Promise<Result<SectionProductPage, Failure<CatalogFailure>>> {
	const sections = await own.read(sql`select from shop_sections where id = ${sectionId} and shop_id = ${actor.shopId}`);
	if (sections.length === 0) return fail('catalog.not_found');
	const isIn = sql`exists (
		select from shop_section_products put where put.product_id = product.id and put.section_id = ${sectionId})`;
	return ok(await ownProductPage(own, actor.shopId, asked, isIn));
}
