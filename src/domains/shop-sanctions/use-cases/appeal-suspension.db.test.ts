import { expect, test } from 'vitest';
import { SHOP_ROLES } from '#src/domains/vendors/contract/shop.ts';
import { getOwnShopStatus } from '#src/domains/vendors/index.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { APPEAL, noticesOf, suspendedShop } from '#tests/factories/suspensions.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { appealSuspension } from './appeal-suspension.ts';
import { suspendShop } from './suspend-shop.ts';

const database = await testDatabase();

test('getOwnShopStatus shows a suspended shop the appeal deadline and the state of its appeal', async () => {
	const { owner, suspension, shop } = await suspendedShop(database);
	expect(suspension).toMatchObject({ mayAppeal: true, appeal: null });
	expect(suspension.appealBy).toBe(addMs(new Date(suspension.since), 7 * DAY_MS).toISOString());
	const answer = await appealSuspension(owner, { suspensionId: suspension.id, text: APPEAL });
	expect(answer).toMatchObject({ value: { mayAppeal: false, appeal: { text: APPEAL, state: 'open', answer: '' } } });
	expect(await getOwnShopStatus(owner)).toMatchObject({ suspension: answer.ok ? answer.value : null });
	expect(await noticesOf(database, shop.ownerId)).toContain('vendors.appeal_received');
});

test('20 concurrent appeals create one, and the others return vendors.appeal_made', async () => {
	const { owner, suspension } = await suspendedShop(database);
	const appeal = { suspensionId: suspension.id, text: APPEAL };
	const answers = (await Promise.all(Array.from({ length: 20 }, () => appealSuspension(owner, appeal)))).map(codeOf);
	expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
	expect(new Set(answers)).toEqual(new Set(['ok', 'vendors.appeal_made']));
});

test('appealSuspension rejects a late appeal, another suspension and a shop that is not suspended', async () => {
	const { owner, operatorContext, shop, suspension } = await suspendedShop(database);
	const appeal = { suspensionId: suspension.id, text: APPEAL };
	expect(codeOf(await appealSuspension(owner, { ...appeal, suspensionId: newId() }))).toBe(
		'vendors.suspension_changed',
	);
	await database.setClockTo(addMs(new Date(suspension.appealBy), 1).toISOString());
	expect(codeOf(await appealSuspension(owner, appeal))).toBe('vendors.appeal_late');
	expect((await getOwnShopStatus(owner))?.suspension).toMatchObject({ mayAppeal: false, appeal: null });
	await suspendShop(operatorContext, { shopId: shop.id, isSuspended: false, reason: 'Đã nộp hóa đơn' });
	expect(codeOf(await appealSuspension(owner, appeal))).toBe('vendors.state_refuses');
	expect((await getOwnShopStatus(owner))?.suspension).toBeNull();
});

test('appealSuspension rejects staff who are no admins', async () => {
	const { shop, suspension } = await suspendedShop(database);
	for (const staffRole of SHOP_ROLES.filter((role) => role !== 'admin')) {
		const { id } = await makeCustomer(database.db);
		await makeStaff(database.db, shop.id, id, staffRole);
		const answer = await appealSuspension(contextOf(database, vendor(id, shop.id, { staffRole })), {
			suspensionId: suspension.id,
			text: APPEAL,
		});
		expect(codeOf(answer)).toBe('vendors.role_not_allowed');
	}
});
