import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { type WishlistList, type WishlistView, wishlistConfig } from '../contract.ts';

export async function listWishlists({ actor, fresh }: ReadContext<MemberActor>): Promise<WishlistList> {
	const items = await fresh.read<WishlistView>(sql`
		select list.id, list.name, list.is_default as "isDefault", list.share_token as "shareToken",
			(select count(*)::int from wishlist_items item where item.list_id = list.id and item.removed_at is null)
				as "itemCount"
		from wishlists list where list.customer_id = ${actor.customerId}
		order by list.is_default desc, list.id`);
	return { items: [...items], max: wishlistConfig.listsMax };
}
