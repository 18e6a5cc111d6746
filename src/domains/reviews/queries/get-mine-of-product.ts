import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { MineOfProduct, MineOfProductInput } from '../contract.ts';
import { findProductId } from './find-product-id.ts';
import { hasReceived } from './find-product-subject.ts';

const NOTHING: MineOfProduct = { votedIds: [], ownIds: [], mayAnswer: false };
const VOTES_TOLD = 500;

/** What the person has to do with the reviews of a product. Not from a replica: who has just voted looks here. */
export async function getMineOfProduct(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ slug }: MineOfProductInput,
): Promise<MineOfProduct> {
	const productId = await findProductId(read, slug);
	if (!productId) return NOTHING;
	const { customerId } = actor;
	const votes = await read.read<{ id: string }>(sql`
		select review_id as id from review_votes where customer_id = ${customerId}
			and review_id in (select id from reviews where product_id = ${productId}) limit ${VOTES_TOLD}`);
	const own = await read.read<{ id: string }>(sql`
		select id from reviews where customer_id = ${customerId} and product_id = ${productId} limit ${VOTES_TOLD}`);
	return {
		votedIds: votes.map(({ id }) => id),
		ownIds: own.map(({ id }) => id),
		mayAnswer: await hasReceived(read, customerId, productId),
	};
}
