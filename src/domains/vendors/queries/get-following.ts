import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Following, ShopIdInput } from '../contract/shop.ts';
import { countFollowers } from './count-followers.ts';

/** Reads the primary, not a replica, because the button shows what was just saved. */
export async function getFollowing(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ shopId }: ShopIdInput,
): Promise<Following> {
	const rows = await read.read(sql`
		select 1 from shop_followers where customer_id = ${actor.customerId} and shop_id = ${shopId}`);
	return { shopId, isFollowing: rows.length > 0, followers: await countFollowers(read, shopId) };
}
