import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { idList } from '#src/platform/db/index.ts';
import { isId } from '#src/shared/ids.ts';
import { HEARTS_MAX } from '#src/shared/limits/wishlist-limits.ts';
import type { HeartList, ListHeartsInput } from '../contract.ts';

export async function listHearts(
	{ actor, fresh }: ReadContext<MemberActor>,
	input: ListHeartsInput,
): Promise<HeartList> {
	const ids = input.ids.split(',').filter(isId).slice(0, HEARTS_MAX);
	if (ids.length === 0) return { productIds: [] };
	const rows = await fresh.read<{ productId: string }>(sql`
		select distinct item.product_id as "productId" from wishlists list
		join wishlist_items item on item.list_id = list.id and item.removed_at is null
		where list.customer_id = ${actor.customerId} and item.product_id in ${idList(ids)}`);
	return { productIds: rows.map(({ productId }) => productId) };
}
