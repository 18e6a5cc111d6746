import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { encodeCursor } from '#src/shared/paging.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, system, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { FOLLOWED_MAX } from '../contract/shop.ts';
import { countFollowers } from '../queries/count-followers.ts';
import { getFollowing } from '../queries/get-following.ts';
import { listFollowed } from '../queries/list-followed.ts';
import { followShop } from './follow-shop.ts';
import { refreshFollowerCounts } from './refresh-follower-counts.ts';

const database = await testDatabase();
const { db, pool } = database;
const someone = async () => contextOf(database, member((await makeCustomer(db)).id, { emailVerified: false }));
const LIMIT = { limit: 10 };

test('followShop is idempotent in both directions, and a person can follow again', async () => {
	const { id: shopId } = await makeShop(db);
	const fan = await someone();
	const say = async (isFollowing: boolean) => followShop(fan, { shopId, isFollowing });
	expect(await say(true)).toEqual({ ok: true, value: { shopId, isFollowing: true, followers: 1 } });
	expect(await say(true)).toEqual({ ok: true, value: { shopId, isFollowing: true, followers: 1 } });
	expect(await getFollowing(fan, { shopId })).toEqual({ shopId, isFollowing: true, followers: 1 });
	expect(await say(false)).toEqual({ ok: true, value: { shopId, isFollowing: false, followers: 0 } });
	expect(await say(false)).toEqual({ ok: true, value: { shopId, isFollowing: false, followers: 0 } });
	expect(await say(true)).toMatchObject({ value: { followers: 1 } });
});

test('getFollowing and listFollowed return what was just saved even with a lagging replica', async () => {
	const { id: shopId } = await makeShop(db);
	const fan = withoutReplica(await someone());
	await followShop(fan, { shopId, isFollowing: true });
	expect(await getFollowing(fan, { shopId })).toMatchObject({ isFollowing: true, followers: 1 });
	expect((await listFollowed(fan, LIMIT)).items).toMatchObject([{ id: shopId }]);
});

test('20 concurrent followers count as 20, before and after refreshFollowerCounts', async () => {
	const { id: shopId } = await makeShop(db);
	const fans = await Promise.all(Array.from({ length: 20 }, someone));
	await Promise.all([
		...fans.map((fan) => followShop(fan, { shopId, isFollowing: true })),
		refreshFollowerCounts(contextOf(database, system())),
		refreshFollowerCounts(contextOf(database, system())),
	]);
	expect(await countFollowers(fans[0]?.read ?? expect.fail(), shopId)).toBe(20);
	await refreshFollowerCounts(contextOf(database, system()));
	const { rows } = await pool.query('SELECT followers FROM shop_follower_counts WHERE shop_id = $1', [shopId]);
	expect(rows).toEqual([{ followers: 20 }]);
});

test('20 concurrent followShop calls of one person count once', async () => {
	const { id: shopId } = await makeShop(db);
	const fan = await someone();
	await Promise.all(Array.from({ length: 20 }, () => followShop(fan, { shopId, isFollowing: true })));
	expect(await getFollowing(fan, { shopId })).toMatchObject({ isFollowing: true, followers: 1 });
});

test('followShop returns vendors.not_found for a terminated shop, which can still be unfollowed', async () => {
	const fan = await someone();
	const shop = await makeShop(db);
	await followShop(fan, { shopId: shop.id, isFollowing: true });
	await pool.query("UPDATE shops SET state = 'terminated' WHERE id = $1", [shop.id]);
	expect((await listFollowed(fan, LIMIT)).items).toEqual([]);
	expect(codeOf(await followShop(fan, { shopId: shop.id, isFollowing: true }))).toBe('vendors.not_found');
	expect(codeOf(await followShop(fan, { shopId: shop.id, isFollowing: false }))).toBe('ok');
	const hidden = await makeShop(db, { state: 'submitted' });
	expect(codeOf(await followShop(fan, { shopId: hidden.id, isFollowing: true }))).toBe('vendors.not_found');
	expect(codeOf(await followShop(fan, { shopId: newId(), isFollowing: true }))).toBe('vendors.not_found');
});

test('followShop returns vendors.own_shop for people who work for the shop', async () => {
	const shop = await makeShop(db);
	const owner = contextOf(database, member(shop.ownerId));
	expect(codeOf(await followShop(owner, { shopId: shop.id, isFollowing: true }))).toBe('vendors.own_shop');
});

test('followShop rejects a shop above FOLLOWED_MAX and does not store it', async () => {
	const fan = await someone();
	const shops = await Promise.all(Array.from({ length: 3 }, () => makeShop(db)));
	// Inserts rows without shops, because hundreds of shops would need hundreds of owners; only the rows are counted.
	await pool.query('ALTER TABLE shop_followers DROP CONSTRAINT shop_followers_shop_id_fkey');
	await pool.query(
		'INSERT INTO shop_followers (customer_id, shop_id, followed_at) SELECT $1, gen_random_uuid(), now() FROM generate_series(1, $2)',
		[fan.actor.customerId, FOLLOWED_MAX - 2],
	);
	const answers = await Promise.all(shops.map(({ id }) => followShop(fan, { shopId: id, isFollowing: true })));
	expect(answers.map(codeOf).sort()).toEqual(['ok', 'ok', 'vendors.follows_too_many']);
	const { rows } = await pool.query('SELECT count(*)::int FROM shop_followers WHERE customer_id = $1', [
		fan.actor.customerId,
	]);
	expect(rows).toEqual([{ count: FOLLOWED_MAX }]);
});

test('listFollowed returns the person’s own shops page by page, the latest first', async () => {
	const [fan, other] = [await someone(), await someone()];
	const made = [await makeShop(db), await makeShop(db), await makeShop(db, { state: 'suspended' })];
	for (const { id } of made) await followShop(fan, { shopId: id, isFollowing: true });
	await followShop(other, { shopId: made[0]?.id ?? '', isFollowing: true });
	const first = await listFollowed(fan, { limit: 2 });
	expect(first.items.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
	expect(first.items[0]).toMatchObject({ opening: 'not_selling', provinceName: expect.stringContaining('Hà Nội') });
	const next = await listFollowed(fan, { limit: 2, cursor: first.nextCursor ?? '' });
	expect(next.items.map(({ id }) => id)).toEqual([made[0]?.id]);
	expect(next.nextCursor).toBeNull();
	const noDay = encodeCursor(['2026-99-99T99:99:99.000000Z', newId()]);
	for (const cursor of ['Ư rác', noDay]) expect((await listFollowed(fan, { limit: 2, cursor })).items).toHaveLength(2);
});
