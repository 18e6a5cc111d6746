import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type MoveWishInput, type StoredWish, type WishlistFailure, wishlistConfig } from '../contract.ts';
import { changeWish, countWishes, wishesOf } from '../db/wishlist-repository.ts';
import { lockOwnLists } from './steps/own-lists.ts';

type Answer = Result<StoredWish, Failure<WishlistFailure>>;

export function moveWish(context: Context<MemberActor>, input: MoveWishInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { all } = await lockOwnLists(scope);
		const [wish] = await wishesOf(db, actor.customerId, { itemId: input.itemId });
		const list = all.find(({ id }) => id === input.listId);
		if (!wish || wish.removedAt !== null || !list) return fail('wishlist.not_found');
		const stored = { itemId: wish.id, listId: list.id, listName: list.name };
		if (wish.listId === list.id) return ok(stored);
		const others = await wishesOf(db, actor.customerId, { productId: wish.productId });
		if (others.some(({ listId, removedAt }) => listId === list.id && removedAt === null))
			return fail('wishlist.already_there', { list: list.name });
		if ((await countWishes(db, list.id)) >= wishlistConfig.itemsMax)
			return fail('wishlist.list_full', { max: wishlistConfig.itemsMax });
		await changeWish(db, wish.id, { listId: list.id });
		return ok(stored);
	});
}
