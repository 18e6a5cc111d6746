import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { MineOfShopInput, MyUserContent } from '../contract.ts';
import { worksForShop } from './find-product-subject.ts';

const NOTIFIED_MAX = 500;

/** Reads from the primary, because the page reloads it right after a vote. */
export async function getMineOfShop(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ shopId }: MineOfShopInput,
): Promise<MyUserContent> {
	const { customerId } = actor;
	const said = sql`select id from reviews where shop_id = ${shopId} and kind = 'shop'`;
	const votes = await read.read<{ id: string }>(sql`
		select review_id as id from review_votes where customer_id = ${customerId} and review_id in (${said}) limit ${NOTIFIED_MAX}`);
	const own = await read.read<{ id: string }>(sql`${said} and customer_id = ${customerId} limit ${NOTIFIED_MAX}`);
	return {
		votedIds: votes.map(({ id }) => id),
		ownIds: own.map(({ id }) => id),
		isStaff: await worksForShop(read, customerId, shopId),
		mayAnswer: false,
	};
}
