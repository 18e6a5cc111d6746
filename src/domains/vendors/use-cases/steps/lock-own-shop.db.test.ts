import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { SHOP_ROLES, SHOP_STATES } from '../../contract/shop.ts';
import { recordShop } from '../../db/shop-repository.ts';
import { lockOwnShop } from './lock-own-shop.ts';

const database = await testDatabase();
const { db } = database;
const lock = (ownerId: string, shopId: string, facts: Parameters<typeof vendor>[2] = {}) =>
	transact(contextOf(database, vendor(ownerId, shopId, facts)), lockOwnShop);

test('lockOwnShop rejects staff who are no admins', async () => {
	const shop = await makeShop(db);
	const answers = await Promise.all(SHOP_ROLES.map((staffRole) => lock(shop.ownerId, shop.id, { staffRole })));
	expect(SHOP_ROLES.filter((_role, at) => answers[at]?.ok)).toEqual(['admin']);
	expect(answers[1]).toMatchObject({ error: { code: 'vendors.role_not_allowed', kind: 'forbidden' } });
});

test('lockOwnShop returns vendors.state_refuses for a terminated or rejected shop, whatever state the session has', async () => {
	const open: string[] = [];
	for (const state of SHOP_STATES) {
		const shop = await makeShop(db, { state });
		const answer = await lock(shop.ownerId, shop.id, { shopState: 'approved' });
		if (answer.ok) open.push(answer.value.state);
		else expect(answer.error).toMatchObject({ code: 'vendors.state_refuses', details: { state } });
	}
	expect(open).toEqual(['draft', 'submitted', 'needs_info', 'approved', 'suspended']);
	expect(await lock(newId(), newId())).toMatchObject({ error: { code: 'vendors.not_found' } });
});

test('20 concurrent changes under lockOwnShop run one after the other without lost updates', async () => {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const add = () =>
		transact(context, async (scope) => {
			const locked = await lockOwnShop(scope);
			if (!locked.ok) return locked;
			const { id, state, name } = locked.value;
			await recordShop(scope.db, id, { state, name: `${name}a`, updatedAt: await scope.now() });
			return ok(null);
		});
	await Promise.all(Array.from({ length: 20 }, add));
	expect(await lock(shop.ownerId, shop.id)).toMatchObject({ value: { name: `Gian hàng Mẫu${'a'.repeat(20)}` } });
});
