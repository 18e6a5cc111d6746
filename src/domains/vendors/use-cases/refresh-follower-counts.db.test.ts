import { expect, test } from 'vitest';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countedFollowers } from '../queries/count-followers.ts';
import { followShop } from './follow-shop.ts';
import { refreshFollowerCounts } from './refresh-follower-counts.ts';

const database = await testDatabase();
const { db, pool } = database;
const worker = contextOf(database, system());

async function droppedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
	const listener = await pool.connect();
	const heard: string[] = [];
	const watch = ({ payload }: { payload?: string | undefined }) => heard.push(payload ?? '');
	listener.on('notification', watch);
	await listener.query('LISTEN page_cache');
	await work();
	await listener.query('SELECT 1');
	await listener.query('UNLISTEN page_cache');
	listener.off('notification', watch);
	listener.release();
	return heard;
}

test('refreshFollowerCounts drops a shop’s page once for several new followers, and not when they left and came back', async () => {
	const { id: shopId } = await makeShop(db);
	const fans = await Promise.all(
		Array.from({ length: 3 }, async () => contextOf(database, member((await makeCustomer(db)).id))),
	);
	const say = (isFollowing: boolean) => Promise.all(fans.map((fan) => followShop(fan, { shopId, isFollowing })));
	expect(await droppedBy(() => say(true))).toEqual([]);
	expect(await droppedBy(() => refreshFollowerCounts(worker))).toEqual([`shop-followers:${shopId}`]);
	await say(false);
	await say(true);
	expect(await droppedBy(() => refreshFollowerCounts(worker))).toEqual([]);
	const { rows } = await pool.query('SELECT count(*)::int FROM shop_follower_changes');
	expect(rows).toEqual([{ count: 0 }]);
});

test('refreshFollowerCounts does not drop the page when the rounded number stays the same', async () => {
	const { id: shopId } = await makeShop(db);
	await pool.query('INSERT INTO shop_follower_counts (shop_id, followers) VALUES ($1, 12000)', [shopId]);
	await followShop(contextOf(database, member((await makeCustomer(db)).id)), { shopId, isFollowing: true });
	expect(await droppedBy(() => refreshFollowerCounts(worker))).toEqual([]);
	const { rows } = await pool.query('SELECT followers FROM shop_follower_counts WHERE shop_id = $1', [shopId]);
	expect(rows).toEqual([{ followers: 12001 }]);
});

test('refreshFollowerCounts subtracts a person who unfollowed and still updates other shops', async () => {
	const [left, joined] = await Promise.all([makeShop(db), makeShop(db)]);
	const fans = await Promise.all(
		Array.from({ length: 3 }, async () => contextOf(database, member((await makeCustomer(db)).id))),
	);
	const [first] = fans;
	if (!first) throw new Error('nobody');
	for (const fan of fans) await followShop(fan, { shopId: left.id, isFollowing: true });
	await refreshFollowerCounts(worker);
	await followShop(first, { shopId: left.id, isFollowing: false });
	await followShop(first, { shopId: joined.id, isFollowing: true });
	expect((await droppedBy(() => refreshFollowerCounts(worker))).toSorted()).toEqual(
		[`shop-followers:${left.id}`, `shop-followers:${joined.id}`].toSorted(),
	);
	expect([await countedFollowers(first.read, left.id), await countedFollowers(first.read, joined.id)]).toEqual([2, 1]);
});

test('countedFollowers returns the stored count, which changes only when refreshFollowerCounts drops the page', async () => {
	const { id: shopId } = await makeShop(db);
	const fan = contextOf(database, member((await makeCustomer(db)).id));
	await followShop(fan, { shopId, isFollowing: true });
	expect(await countedFollowers(fan.read, shopId)).toBe(0);
	await refreshFollowerCounts(worker);
	expect(await countedFollowers(fan.read, shopId)).toBe(1);
});
