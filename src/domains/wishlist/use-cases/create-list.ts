import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { asName } from '#src/shared/text/text.ts';
import { type CreateListInput, fail, type WishlistFailure, type WishlistView, wishlistConfig } from '../contract.ts';
import { insertList } from '../db/wishlist-repository.ts';
import { lockOwnLists } from './steps/own-lists.ts';

export function createList(
	context: Context<MemberActor>,
	input: CreateListInput,
): Promise<Result<WishlistView, Failure<WishlistFailure>>> {
	return transact(context, async (scope): Promise<Result<WishlistView, Failure<WishlistFailure>>> => {
		const { all, at } = await lockOwnLists(scope);
		const named = asName(input.name);
		if (all.some(({ nameKey }) => nameKey === named.nameKey)) return fail('wishlist.name_taken');
		if (all.length >= wishlistConfig.listsMax) return fail('wishlist.too_many_lists', { max: wishlistConfig.listsMax });
		const list = { id: newId(), ...named, isDefault: false, shareToken: null };
		await insertList(scope.db, { ...list, customerId: scope.actor.customerId, createdAt: at });
		return ok({ id: list.id, name: list.name, isDefault: false, itemCount: 0, shareToken: null });
	});
}
