import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import { shopStaff } from '../db/tables.ts';
import { lockRight } from './lock-right.ts';

const database = await testDatabase();
const { db } = database;

test("lockRight checks the stored role and ignores the role in the request's actor", async () => {
	const shop = await makeShop(db);
	const { id: customerId } = await makeCustomer(db);
	await makeStaff(db, shop.id, customerId, 'accounting');
	const believed = contextOf(database, vendor(customerId, shop.id, { staffRole: 'accounting' }));
	const may = async (right: 'money.ask' | 'shop.edit') => {
		const answer = await transact(believed, async (scope) => ok(await lockRight(scope, right)));
		return answer.value;
	};
	expect([await may('money.ask'), await may('shop.edit')]).toEqual([true, false]);
	await db.delete(shopStaff).where(and(eq(shopStaff.shopId, shop.id), eq(shopStaff.customerId, customerId)));
	expect(await may('money.ask')).toBe(false);
});
