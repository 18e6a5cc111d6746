import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AddWishInput, fail, type StoredWish, type WishlistFailure, wishlistConfig } from '../contract.ts';
import type { Wishlist } from '../db/tables.ts';
import { changeWish, countWishes, deletePreviousWish, insertWishes, wishesOf } from '../db/wishlist-repository.ts';
import { findWishable } from '../queries/find-wishable.ts';
import { lockOwnLists } from './steps/own-lists.ts';

type Answer = Result<StoredWish, Failure<WishlistFailure>>;

/** An existing item stays unchanged, except for another variant and its price. */
export function addWish(context: Context<MemberActor>, input: AddWishInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { all, standard, at } = await lockOwnLists(scope);
		const list = input.listId === undefined ? standard : all.find(({ id }) => id === input.listId);
		return list ? addToList(scope, list, input, at) : fail('wishlist.not_found');
	});
}

export async function addToList(
	{ db, read, actor }: Scope<MemberActor>,
	list: Wishlist,
	{ productId, variantId = null }: AddWishInput,
	at: Date,
): Promise<Answer> {
	const product = await findWishable(read, productId);
	if (!product) return fail('wishlist.product_not_found');
	const variant = product.variants.find(({ id }) => id === variantId);
	if (variantId !== null && !variant) return fail('wishlist.variant_not_found');
	const there = (await wishesOf(db, actor.customerId, { productId })).find(
		(wish) => wish.listId === list.id && wish.removedAt === null,
	);
	const stored = { listId: list.id, listName: list.name };
	if (there) {
		if (variant && variantId !== there.variantId)
			await changeWish(db, there.id, { variantId, priceVnd: variant.priceVnd });
		return ok({ itemId: there.id, ...stored });
	}
	if ((await countWishes(db, list.id)) >= wishlistConfig.itemsMax)
		return fail('wishlist.list_full', { max: wishlistConfig.itemsMax });
	const itemId = newId();
	const priceVnd = variant?.priceVnd ?? product.priceVnd;
	const row = { id: itemId, listId: list.id, productId, variantId, note: '', priceVnd, addedAt: at, removedAt: null };
	await deletePreviousWish(db, list.id, productId);
	await insertWishes(db, [row]);
	return ok({ itemId, ...stored });
}
