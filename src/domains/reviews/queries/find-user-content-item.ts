import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { UserContentState, UserContentSubject } from '../contract.ts';

export type UserContentItem = {
	readonly id: string;
	readonly customerId: string;
	readonly shopId: string;
	readonly productId: string | null;
	readonly state: UserContentState;
	readonly isOfShop: boolean;
};

const COLUMNS = sql`customer_id as "customerId", shop_id as "shopId", product_id as "productId", false as "isOfShop"`;
const SOURCES: Readonly<Record<UserContentSubject, SQL>> = {
	review: sql`select id, state, ${COLUMNS} from reviews`,
	reply: sql`
		select review.id, case when review.state = 'published' then reply.state else 'removed' end as state,
			reply.replied_by as "customerId", review.shop_id as "shopId", review.product_id as "productId",
			true as "isOfShop"
		from review_replies reply join reviews review on review.id = reply.review_id`,
	question: sql`select id, state, ${COLUMNS} from product_questions`,
	answer: sql`
		select answer.id, answer.state, answer.customer_id as "customerId", question.shop_id as "shopId",
			question.product_id as "productId", answer.is_shop as "isOfShop"
		from product_answers answer join product_questions question on question.id = answer.question_id`,
};

/** A reply is found by the id of its review; removed content has no reply. */
export async function findUserContentItem(
	read: ReadDatabase,
	subject: UserContentSubject,
	id: string,
): Promise<UserContentItem | null> {
	const [row] = await read.read<UserContentItem>(sql`select * from (${SOURCES[subject]}) voice where id = ${id}`);
	return row ?? null;
}
