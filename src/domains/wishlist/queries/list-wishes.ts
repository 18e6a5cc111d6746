import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { offsetOfCursor, pageByOffset } from '#src/shared/paging.ts';
import { type ListWishesInput, type WishPage, type WishSort, type WishView, wishlistConfig } from '../contract.ts';
import { readWishes } from './wish-view.ts';

type Place = { readonly sort: WishSort; readonly limit: number; readonly offset: number };

export async function listWishes(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	listId: string,
	place: Place,
): Promise<readonly WishView[] | null> {
	const { customerId } = actor;
	const [own] = await read.read<{ id: string }>(sql`
		select id from wishlists where id = ${listId} and customer_id = ${customerId}`);
	return own ? readWishes(read, { id: own.id, customerId }, place) : null;
}

export async function listWishPage(
	context: ReadContext<MemberActor>,
	{ listId, sort, limit, cursor }: ListWishesInput,
): Promise<WishPage | null> {
	const most = wishlistConfig.itemsMax;
	const offset = offsetOfCursor(cursor, most);
	const wishes = await listWishes(context, listId, { sort, limit: limit + 1, offset });
	return wishes && pageByOffset(wishes, { limit, offset, most });
}
