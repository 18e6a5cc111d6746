import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { type HeartView, type SetHeartInput, type WishlistFailure, wishlistConfig } from '../contract.ts';
import type { WishRow } from '../db/tables.ts';
import { changeWish, countWishes, removeFromAllLists, wishesOf } from '../db/wishlist-repository.ts';
import { addToList } from './add-wish.ts';
import { lockOwnLists } from './steps/own-lists.ts';

type Answer = Result<HeartView, Failure<WishlistFailure>>;

export function setHeart(context: Context<MemberActor>, input: SetHeartInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { productId, isWished } = input;
		const { standard, at } = await lockOwnLists(scope);
		if (!isWished) {
			await removeFromAllLists(db, actor.customerId, productId, at);
			return ok({ productId, isWished });
		}
		const wishes = await wishesOf(db, actor.customerId, { productId });
		if (wishes.some(({ removedAt }) => removedAt === null)) return ok({ productId, isWished });
		if (await restoreWishes(scope, wishes, at)) return ok({ productId, isWished });
		const stored = await addToList(scope, standard, input, at);
		return stored.ok ? ok({ productId, isWished }) : stored;
	});
}

async function restoreWishes({ db }: Scope, wishes: readonly WishRow[], at: Date): Promise<boolean> {
	const last = Math.max(...wishes.map(({ removedAt }) => removedAt?.getTime() ?? 0));
	if (last < addMs(at, -wishlistConfig.heartUndoMinutes * MINUTE_MS).getTime()) return false;
	let isBack = false;
	for (const wish of wishes.filter(({ removedAt }) => removedAt?.getTime() === last)) {
		if ((await countWishes(db, wish.listId)) >= wishlistConfig.itemsMax) continue;
		await changeWish(db, wish.id, { removedAt: null });
		isBack = true;
	}
	return isBack;
}
