import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import type { Following, ShopIdInput } from '../contract.ts';
import { countFollowers } from './count-followers.ts';

/** Whether the person follows this shop, and how many do. Not from a replica: who has just pressed looks here. */
export async function getFollowing({ actor, db }: Context<MemberActor>, { shopId }: ShopIdInput): Promise<Following> {
	const read = readOnly(db);
	const rows = await read.read(sql`
		select 1 from shop_followers where customer_id = ${actor.customerId} and shop_id = ${shopId}`);
	return { shopId, isFollowing: rows.length > 0, followers: await countFollowers(read, shopId) };
}
