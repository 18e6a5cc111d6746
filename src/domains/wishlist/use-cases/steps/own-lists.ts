import type { MemberActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import { asName } from '#src/shared/text/text.ts';
import type { Wishlist } from '../../db/tables.ts';
import { lockLists } from '../../db/wishlist-repository.ts';
import { wishlistWiring } from '../../wiring.ts';

export type OwnLists = {
	readonly all: readonly Wishlist[];
	readonly standard: Wishlist;
	readonly at: Date;
};

export async function lockOwnLists({ db, actor, now }: Scope<MemberActor>): Promise<OwnLists> {
	const named = asName(wishlistWiring().defaultListName);
	const all = await lockLists(db, actor.customerId, named, await now());
	const standard = all.find(({ isDefault }) => isDefault);
	if (!standard) throw new Error('a customer has no list that stays');
	return { all, standard, at: await now() };
}
