import { sql } from 'drizzle-orm';
import { PRODUCT_STATES, type ProductState } from '#src/domains/catalog/contract/product.ts';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import { listingStopsOf, SHOP_IS_OPEN } from '#src/domains/vendors/db/tables.ts';
import { type ListingStopRow, toListingStops } from '#src/domains/vendors/rules/shop-status/listing-stops.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Selling, ShopProductCounts } from '../contract/product-list.ts';

type Group = {
	readonly categoryId: string;
	readonly name: string;
	readonly state: ProductState;
	readonly products: number;
	readonly soldOut: number;
};

const SELLING_IN: Readonly<Record<ShopState, Selling>> = {
	approved: 'on_holiday',
	suspended: 'suspended',
	terminated: 'ended',
	draft: 'waiting',
	submitted: 'waiting',
	needs_info: 'waiting',
	rejected: 'waiting',
};

/** Not from a replica, like the list itself. */
export async function countOwnProducts({ actor, fresh }: ReadContext<VendorActor>): Promise<ShopProductCounts> {
	const own = fresh;
	const { shopId } = actor;
	const groups = await own.read<Group>(sql`
		select counted.*, category.name from (
			select category_id as "categoryId", state, count(*)::int as products,
				count(*) filter (where not is_in_stock)::int as "soldOut"
			from products where shop_id = ${shopId} group by 1, 2
		) counted join categories category on category.id = counted."categoryId" order by category.name`);
	const [waits] = await own.read<{ products: number }>(sql`
		select count(*)::int as products from product_changes asked join products product on product.id = asked.product_id
		where asked.decision is null and product.shop_id = ${shopId}`);
	const sections = await own.read<ShopProductCounts['sections'][number]>(sql`
		select section.id, section.name, (
			select count(*)::int from shop_section_products put where put.section_id = section.id
		) as products from shop_sections section where section.shop_id = ${shopId} order by section.position, section.id`);
	const [shop] = await own.read<{ state: ShopState; isOpen: boolean; sells: boolean }>(sql`
		select shop.state, ${SHOP_IS_OPEN} as "isOpen", 'goods' = any (shop.capabilities) as sells from shops shop where shop.id = ${shopId}`);
	const sum = (of: readonly Group[]): number => of.reduce((total, { products }) => total + products, 0);
	const categories = [...Map.groupBy(groups, ({ categoryId }) => categoryId)].map(([id, of]) => ({
		id,
		name: of[0]?.name ?? '',
		products: sum(of),
	}));
	return {
		total: sum(groups),
		states: PRODUCT_STATES.map((state) => ({ state, products: sum(groups.filter((group) => group.state === state)) })),
		waiting: waits?.products ?? 0,
		soldOut: groups.reduce((total, { soldOut }) => total + soldOut, 0),
		categories,
		sections: [...sections],
		mayEditGoods: hasStaffRight(actor.staffRole, 'goods.edit'),
		mayEditStock: hasStaffRight(actor.staffRole, 'stock.edit'),
		selling: sellingOf(shop),
		stops: toListingStops(await own.read<ListingStopRow>(listingStopsOf(shopId))),
	};
}

function sellingOf(shop: { state: ShopState; isOpen: boolean; sells: boolean } | undefined): Selling {
	if (shop?.state === 'approved' && !shop.sells) return 'carries';
	return shop?.isOpen ? 'open' : SELLING_IN[shop?.state ?? 'terminated'];
}
