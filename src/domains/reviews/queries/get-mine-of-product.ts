import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { MineOfProductInput, MyUserContent } from '../contract.ts';
import { findProductId } from './find-product-id.ts';
import { hasReceived } from './find-product-subject.ts';

const NOTHING: MyUserContent = { votedIds: [], ownIds: [], isStaff: false, mayAnswer: false };
const NOTIFIED_MAX = 500;

/** Reads from the primary, because the page reloads it right after a vote. */
export async function getMineOfProduct(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ slug }: MineOfProductInput,
): Promise<MyUserContent> {
	const productId = await findProductId(read, slug);
	if (!productId) return NOTHING;
	const { customerId } = actor;
	const votes = await read.read<{ id: string }>(sql`
		select review_id as id from review_votes where customer_id = ${customerId}
			and review_id in (select id from reviews where product_id = ${productId}) limit ${NOTIFIED_MAX}`);
	const own = await read.read<{ id: string }>(sql`
		select id from reviews where customer_id = ${customerId} and product_id = ${productId}
		union all select id from product_questions where customer_id = ${customerId} and product_id = ${productId}
		union all select answer.id from product_answers answer
			join product_questions question on question.id = answer.question_id
			where answer.customer_id = ${customerId} and question.product_id = ${productId}
		limit ${NOTIFIED_MAX}`);
	const staffed = await read.read(sql`
		select from shop_staff staff join products product on product.shop_id = staff.shop_id
		where product.id = ${productId} and staff.customer_id = ${customerId}`);
	return {
		votedIds: votes.map(({ id }) => id),
		ownIds: own.map(({ id }) => id),
		isStaff: staffed.length > 0,
		mayAnswer: await hasReceived(read, customerId, productId),
	};
}
