import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type EditWishInput, fail, type WishInput, type WishlistFailure } from '../contract.ts';
import { changeWish, wishesOf } from '../db/wishlist-repository.ts';
import { findWishable } from '../queries/find-wishable.ts';
import { lockOwnLists } from './steps/own-lists.ts';

type Answer = Result<WishInput, Failure<WishlistFailure>>;

/** Changes the note and the variant. Another variant resets the stored price; fields that are absent stay. */
export function editWish(context: Context<MemberActor>, input: EditWishInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, read, actor } = scope;
		await lockOwnLists(scope);
		const [wish] = await wishesOf(db, actor.customerId, { itemId: input.itemId });
		if (!wish || wish.removedAt !== null) return fail('wishlist.not_found');
		const { note = wish.note, variantId = wish.variantId } = input;
		let { priceVnd } = wish;
		if (variantId !== wish.variantId) {
			const product = await findWishable(read, wish.productId);
			const variant = product?.variants.find(({ id }) => id === variantId);
			if (variantId !== null && !variant) return fail('wishlist.variant_not_found');
			priceVnd = variant?.priceVnd ?? product?.priceVnd ?? priceVnd;
		}
		await changeWish(db, wish.id, { note: clean(note), variantId, priceVnd });
		return ok({ itemId: wish.id });
	});
}
