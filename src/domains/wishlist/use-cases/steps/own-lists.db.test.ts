import { beforeAll, expect, test } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { STANDARD_LIST, wireTestWishlist } from '#tests/factories/wishlist.ts';
import { createList } from '../create-list.ts';
import { lockOwnLists } from './own-lists.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
const listsOf = async (person: Context<MemberActor>) =>
	(await transact(person, async (scope) => ok(await lockOwnLists(scope)))).value;

test('20 concurrent lockOwnLists calls of one person create one default list', async () => {
	const person = await someone();
	const found = await Promise.all(Array.from({ length: 20 }, () => listsOf(person)));
	expect(new Set(found.map(({ standard }) => standard.id)).size).toBe(1);
	expect(found[0]?.all).toMatchObject([{ name: STANDARD_LIST, isDefault: true }]);
});

test("lockOwnLists returns only the person's own lists, the default list first", async () => {
	const [person, other] = [await someone(), await someone()];
	await createList(person, { name: 'Ấm chén' });
	await createList(other, { name: 'Quà Tết' });
	const { all, standard } = await listsOf(person);
	expect(all.map(({ name }) => name)).toEqual([STANDARD_LIST, 'Ấm chén']);
	expect(all[0]?.id).toBe(standard.id);
	expect(new Set(all.map(({ customerId }) => customerId))).toEqual(new Set([person.actor.customerId]));
});

test('lockOwnLists waits for another transaction of the same person and then sees its new list', async () => {
	const person = await someone();
	await listsOf(person);
	const order: string[] = [];
	const first = transact(person, async (scope) => {
		await lockOwnLists(scope);
		order.push('first in');
		await createList(scope, { name: 'Mới' });
		await database.pool.query('SELECT pg_sleep(0.2)');
		order.push('first out');
		return ok(null);
	});
	await expect.poll(() => order).toContain('first in');
	const second = await listsOf(person);
	order.push('second in');
	await first;
	expect(order).toEqual(['first in', 'first out', 'second in']);
	expect(second.all.map(({ name }) => name)).toContain('Mới');
});
