import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { FOLLOWED_MAX, type Following, type FollowShopInput, fail, type VendorFailure } from '../contract/shop.ts';
import { addFollower, countFollowed, findFollowable, lockFollower, removeFollower } from '../db/follower-repository.ts';
import { countFollowers } from '../queries/count-followers.ts';
import { isShopVisible } from '../rules/shop-status/vendor-states.ts';

export function followShop(
	context: Context<MemberActor>,
	{ shopId, isFollowing }: FollowShopInput,
): Promise<Result<Following, Failure<VendorFailure>>> {
	return transact(context, async ({ db, read, actor, now }) => {
		const { customerId } = actor;
		const follower = { shopId, customerId };
		await lockFollower(db, customerId);
		const shop = await findFollowable(read, shopId, customerId);
		if (!shop || (isFollowing && !isShopVisible(shop.state))) return fail('vendors.not_found');
		if (!isFollowing) await removeFollower(db, follower);
		else if (shop.isOwn) return fail('vendors.own_shop');
		else if ((await addFollower(db, follower, await now())) && (await countFollowed(db, customerId)) > FOLLOWED_MAX)
			return fail('vendors.follows_too_many', { max: FOLLOWED_MAX });
		return ok({ shopId, isFollowing, followers: await countFollowers(read, shopId) });
	});
}
