import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { fail, type RemovedWish, type WishInput, type WishlistFailure, wishlistConfig } from '../contract.ts';
import { changeWish, countWishes, wishesOf } from '../db/wishlist-repository.ts';
import { lockOwnLists } from './steps/own-lists.ts';

type Answer = Result<RemovedWish, Failure<WishlistFailure>>;

export function removeWish(context: Context<MemberActor>, { itemId }: WishInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { at } = await lockOwnLists(scope);
		const [wish] = await wishesOf(db, actor.customerId, { itemId });
		if (!wish) return fail('wishlist.not_found');
		if (wish.removedAt === null) await changeWish(db, itemId, { removedAt: at });
		return ok({ itemId });
	});
}

export function restoreWish(context: Context<MemberActor>, { itemId }: WishInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { at } = await lockOwnLists(scope);
		const [wish] = await wishesOf(db, actor.customerId, { itemId });
		if (!wish) return fail('wishlist.not_found');
		if (wish.removedAt === null) return ok({ itemId });
		if (wish.removedAt < addMs(at, -wishlistConfig.undoHours * HOUR_MS)) return fail('wishlist.too_late');
		const others = await wishesOf(db, actor.customerId, { productId: wish.productId });
		// The product was added again since, so the newer item stays.
		const again = others.find(({ listId, removedAt }) => listId === wish.listId && removedAt === null);
		if (again) return ok({ itemId: again.id });
		if ((await countWishes(db, wish.listId)) >= wishlistConfig.itemsMax)
			return fail('wishlist.list_full', { max: wishlistConfig.itemsMax });
		await changeWish(db, itemId, { removedAt: null });
		return ok({ itemId });
	});
}
