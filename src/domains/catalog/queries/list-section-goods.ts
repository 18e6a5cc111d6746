import { sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CatalogRefusal, refuse } from '../contract.ts';
import type { SectionGoodPage, SectionGoodsInput } from '../contract-lists.ts';
import { ownGoodsPage } from './own-goods-page.ts';

/** The shop's own goods, each with whether it stands in this section. Not from a replica. */
export async function listSectionGoods(
	{ actor, fresh: own }: ReadContext<VendorActor>,
	{ sectionId, ...asked }: SectionGoodsInput,
): Promise<Result<SectionGoodPage, Failure<CatalogRefusal>>> {
	const sections = await own.read(sql`select from shop_sections where id = ${sectionId} and shop_id = ${actor.shopId}`);
	if (sections.length === 0) return refuse('catalog.not_found');
	const isIn = sql`exists (
		select from shop_section_products put where put.product_id = product.id and put.section_id = ${sectionId})`;
	return ok(await ownGoodsPage(own, actor.shopId, asked, isIn));
}
