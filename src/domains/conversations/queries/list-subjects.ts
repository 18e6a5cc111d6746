import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';

export type ProductSubject = {
	readonly id: string;
	readonly title: string;
	readonly slug: string;
	readonly hasPage: boolean;
	readonly priceVnd: number;
	readonly pictureHash: string | null;
};
type OrderSubject = { readonly id: string; readonly number: string };

export const listProductSubjects = (read: ReadDatabase, ids: readonly string[]): Promise<readonly ProductSubject[]> =>
	read.read<ProductSubject>(sql`
		select product.id, product.name as title, product.slug, coalesce(
				(select offer.price_from_vnd from product_offers offer where offer.id = product.id), product.price_from_vnd
			)::float8 as "priceVnd",
			${PRODUCT_HAS_PAGE} and ${SHOP_IS_SHOWN} as "hasPage",
			(select pictures.hash from product_pictures shown join pictures on pictures.id = shown.picture_id
				where shown.product_id = product.id order by shown.position limit 1) as "pictureHash"
		from products product join shops shop on shop.id = product.shop_id where product.id in ${idList(ids)}`);

export const listOrderSubjects = (read: ReadDatabase, ids: readonly string[]): Promise<readonly OrderSubject[]> =>
	read.read<OrderSubject>(sql`select id, number from orders where id in ${idList(ids)}`);
