import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type NoticedConversation = {
	readonly id: string;
	readonly shopId: string;
	readonly customerId: string;
	readonly shopName: string;
	readonly productName: string;
	readonly buyerUnread: number;
	readonly shopUnread: number;
};

export async function findNoticedConversation(read: ReadDatabase, id: string): Promise<NoticedConversation | null> {
	const [row] = await read.read<NoticedConversation>(sql`
		select talk.id, talk.shop_id as "shopId", talk.customer_id as "customerId", shop.name as "shopName",
			coalesce(product.name, '') as "productName", talk.buyer_unread as "buyerUnread", talk.shop_unread as "shopUnread"
		from conversations talk join shops shop on shop.id = talk.shop_id
		left join products product on talk.subject_kind = 'product' and product.id = talk.subject_id
		where talk.id = ${id}`);
	return row ?? null;
}
