import { sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ShopSection } from '../contract/sections.ts';

export function listSections(read: ReadDatabase, shopId: string): Promise<readonly ShopSection[]> {
	return read.read<ShopSection>(sql`
		select section.id, section.slug, section.name, (
			select count(*)::int from shop_section_products put
			join products product on product.id = put.product_id and product.state = 'published'
			where put.section_id = section.id
		) as products
		from shop_sections section where section.shop_id = ${shopId} order by section.position, section.id`);
}

export const listOwnSections = ({ actor, fresh }: ReadContext<VendorActor>): Promise<readonly ShopSection[]> =>
	listSections(fresh, actor.shopId);
