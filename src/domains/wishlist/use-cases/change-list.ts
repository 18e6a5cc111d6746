import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { newSecret } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { asName } from '#src/shared/text/text.ts';
import {
	fail,
	type ListInput,
	type RemovedList,
	type RenameListInput,
	type WishlistFailure,
	type WishlistView,
} from '../contract.ts';
import type { Wishlist } from '../db/tables.ts';
import { changeList, countWishes, deleteList } from '../db/wishlist-repository.ts';
import { lockOwnLists } from './steps/own-lists.ts';

type Answer<T> = Result<T, Failure<WishlistFailure>>;
/** 128 bits, so that a list's URL cannot be guessed. */
const TOKEN_BYTES = 16;

export function renameList(context: Context<MemberActor>, input: RenameListInput): Promise<Answer<WishlistView>> {
	return transact(context, async (scope): Promise<Answer<WishlistView>> => {
		const { all } = await lockOwnLists(scope);
		const list = all.find(({ id }) => id === input.listId);
		if (!list) return fail('wishlist.not_found');
		const named = asName(input.name);
		if (all.some(({ id, nameKey }) => id !== list.id && nameKey === named.nameKey)) return fail('wishlist.name_taken');
		return changed(scope, list, named);
	});
}

export function removeList(context: Context<MemberActor>, input: ListInput): Promise<Answer<RemovedList>> {
	return transact(context, async (scope): Promise<Answer<RemovedList>> => {
		const { all } = await lockOwnLists(scope);
		const list = all.find(({ id }) => id === input.listId);
		if (!list) return fail('wishlist.not_found');
		if (list.isDefault) return fail('wishlist.default_stays');
		await deleteList(scope.db, list.id);
		return ok({ listId: list.id });
	});
}

/** A list that is shared already keeps its URL. */
export function shareList(context: Context<MemberActor>, input: ListInput): Promise<Answer<WishlistView>> {
	const token = newSecret(TOKEN_BYTES);
	return setToken(context, input, (list) => list.shareToken ?? token);
}

/** The URL stops working; sharing again creates another one. */
export function unshareList(context: Context<MemberActor>, input: ListInput): Promise<Answer<WishlistView>> {
	return setToken(context, input, () => null);
}

function setToken(
	context: Context<MemberActor>,
	{ listId }: ListInput,
	tokenOf: (list: Wishlist) => string | null,
): Promise<Answer<WishlistView>> {
	return transact(context, async (scope): Promise<Answer<WishlistView>> => {
		const { all } = await lockOwnLists(scope);
		const list = all.find(({ id }) => id === listId);
		return list ? changed(scope, list, { shareToken: tokenOf(list) }) : fail('wishlist.not_found');
	});
}

async function changed(
	{ db }: Scope,
	list: Wishlist,
	changes: Partial<Pick<Wishlist, 'name' | 'nameKey' | 'shareToken'>>,
): Promise<Answer<WishlistView>> {
	await changeList(db, list.id, changes);
	const { id, name, isDefault, shareToken } = { ...list, ...changes };
	return ok({ id, name, isDefault, shareToken, itemCount: await countWishes(db, id) });
}
