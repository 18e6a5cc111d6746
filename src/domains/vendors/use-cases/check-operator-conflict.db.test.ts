import { expect, test } from 'vitest';
import { allowFurtherShop, checkIdentity, decideShop } from '#src/domains/shop-applications/index.ts';
import { markPremium } from '#src/domains/shop-sanctions/use-cases/mark-shop.ts';
import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { transact } from '#src/platform/context.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { sentApplication, wireApplications } from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { checkOperatorConflict } from './check-operator-conflict.ts';

wireApplications();

const database = await testDatabase();
const check = (actor: OperatorActor | SystemActor, shopId: string) =>
	transact(contextOf(database, actor), (scope) => checkOperatorConflict(scope, shopId));

test('checkOperatorConflict rejects an operator who works for the shop and accepts other operators and the system', async () => {
	const { id, ownerId } = await makeShop(database.db);
	expect(codeOf(await check(operator(ownerId), id))).toBe('vendors.office_own_shop');
	expect((await check(operator((await makeCustomer(database.db)).id), id)).ok).toBe(true);
	expect((await check(system(), id)).ok).toBe(true);
});

test('an operator who applied for a shop or works for it can neither check, approve nor mark it', async () => {
	const { owner, shopId, number, submittedAt } = await sentApplication(database);
	const applicantId = owner.actor.customerId;
	const own = contextOf(database, operator(applicantId));
	const decisions = [
		await checkIdentity(own, { shopId, number }),
		await decideShop(own, { shopId, decision: 'approve', submittedAt }),
		await allowFurtherShop(own, { applicantId, reason: 'Gian hàng thứ hai' }),
		await markPremium(own, { shopId, isPremium: true, reason: 'Bán tốt' }),
	];
	expect(decisions.map(codeOf)).toEqual(Array(4).fill('vendors.office_own_shop'));
	const operatorContext = contextOf(database, operator((await makeCustomer(database.db)).id));
	expect(codeOf(await checkIdentity(operatorContext, { shopId, number }))).toBe('ok');
	expect(codeOf(await decideShop(operatorContext, { shopId, decision: 'approve', submittedAt }))).toBe('ok');
});
