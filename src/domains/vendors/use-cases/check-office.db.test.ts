import { expect, test } from 'vitest';
import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { transact } from '#src/platform/context.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/makers/identity.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { checkOffice } from './check-office.ts';

const database = await testDatabase();
const check = (actor: OperatorActor | SystemActor, shopId: string) =>
	transact(contextOf(database, actor), (scope) => checkOffice(scope, shopId));

test('whoever works for a shop decides nothing about it; other operators and the product itself do', async () => {
	const { id, ownerId } = await makeShop(database.db);
	expect(codeOf(await check(operator(ownerId), id))).toBe('vendors.office_own_shop');
	expect((await check(operator((await makeCustomer(database.db)).id), id)).ok).toBe(true);
	expect((await check(system(), id)).ok).toBe(true);
});
