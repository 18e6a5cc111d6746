import { expect, test } from 'vitest';
import { removeStaff } from '#src/domains/shop-staff/use-cases/save-staff.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { shopWithAdmin } from '#tests/factories/staff.ts';
import type { StaffRight } from '../rules/staff/staff-rights.ts';
import { staffMailCheck } from './check-staff-mails.ts';

const database = await testDatabase();
const { fresh } = contextOf(database, system());

test('staffMailCheck lets through mails only to staff who still have the right in the shop', async () => {
	const { shop, admin } = await shopWithAdmin(database);
	const [helper, stranger] = [await makeCustomer(database.db), await makeCustomer(database.db)];
	await database.pool.query(
		"INSERT INTO shop_staff (shop_id, customer_id, role, joined_at) VALUES ($1, $2, 'support', app_now())",
		[shop.id, helper.id],
	);
	const heard = (right: StaffRight) => {
		const people = [admin.actor.customerId, helper.id, stranger.id];
		const grounds = people.map((customerId) => ({ kind: 'x', facts: { customerId, shopId: shop.id } }));
		return staffMailCheck(['x'], right).lookAgain(fresh, [
			...grounds,
			{ kind: 'x', facts: { customerId: stranger.id } },
		]);
	};
	expect(await heard('voices.answer')).toEqual([true, true, false, true]);
	expect(await heard('money.see')).toEqual([true, false, false, true]);
	expect(await removeStaff(admin, { customerId: helper.id })).toMatchObject({ ok: true });
	expect(await heard('voices.answer')).toEqual([true, false, false, true]);
});
