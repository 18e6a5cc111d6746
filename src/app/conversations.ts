import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import type { SubjectView } from '#src/domains/conversations/contract/conversation.ts';
import { type SubjectResolver, wireConversations } from '#src/domains/conversations/index.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import { orderSubjectTitle } from '#src/messages/vi/conversations/inbox.ts';
import { idList } from '#src/platform/db/index.ts';
import { url } from '#src/routes.ts';

type ProductRow = {
	readonly id: string;
	readonly title: string;
	readonly slug: string;
	readonly hasPage: boolean;
	readonly priceVnd: number;
	readonly pictureHash: string | null;
};

const product: SubjectResolver = {
	describe: async (read, ids) => {
		const rows = await read.read<ProductRow>(sql`
			select product.id, product.name as title, product.slug, coalesce(
				(select offer.price_from_vnd from product_offers offer where offer.id = product.id), product.price_from_vnd
			)::float8 as "priceVnd",
				${PRODUCT_HAS_PAGE} and ${SHOP_IS_SHOWN} as "hasPage",
				(select pictures.hash from product_pictures shown join pictures on pictures.id = shown.picture_id
					where shown.product_id = product.id order by shown.position limit 1) as "pictureHash"
			from products product join shops shop on shop.id = product.shop_id where product.id in ${idList(ids)}`);
		return new Map(rows.map((row) => [row.id, productView(row)]));
	},
};

const productView = ({ id, title, slug, hasPage, priceVnd, pictureHash }: ProductRow): SubjectView => ({
	kind: 'product',
	id,
	title,
	path: hasPage ? url.product(slug) : null,
	pictureHash: hasPage ? pictureHash : null,
	priceVnd: hasPage ? priceVnd : null,
	number: null,
});

const order: SubjectResolver = {
	describe: async (read, ids, party) => {
		const rows = await read.read<{ id: string; number: string }>(sql`
			select id, number from orders where id in ${idList(ids)}`);
		const views = rows.map(({ id, number }): readonly [string, SubjectView] => [
			id,
			{
				kind: 'order',
				id,
				title: orderSubjectTitle(number),
				path: party === 'buyer' ? url.order(number) : url.vendorOrder(number),
				pictureHash: null,
				priceVnd: null,
				number,
			},
		]);
		return new Map(views);
	},
};

/** What a conversation can be about; later parts add their subjects here. */
export function wireConversationSubjects(): void {
	wireConversations({ subjects: { product, order }, shopPath: (slug) => url.shop(slug) });
}
