import { expect, test } from 'vitest';
import { getOwnShopStatus } from '#src/domains/vendors/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { APPEAL, noticesOf, suspendedShop } from '#tests/factories/suspensions.ts';
import { listAppeals } from '../queries/list-appeals.ts';
import { appealSuspension } from './appeal-suspension.ts';
import { decideAppeal } from './decide-appeal.ts';
import { suspendShop } from './suspend-shop.ts';

const database = await testDatabase();
const inOperatorConsole = async () => contextOf(database, operator((await makeCustomer(database.db)).id));

async function appealed() {
	const suspended = await suspendedShop(database);
	const { owner, suspension } = suspended;
	await appealSuspension(owner, { suspensionId: suspension.id, text: APPEAL });
	return suspended;
}

test('decideAppeal and a table constraint reject the operator who suspended the shop', async () => {
	const { operatorContext, shop, suspension } = await appealed();
	const decision = { shopId: shop.id, isGranted: true, answer: 'Xem lại thấy đúng' };
	expect(codeOf(await decideAppeal(operatorContext, decision))).toBe('vendors.appeal_same_person');
	const forced = database.pool.query(
		`update shop_suspensions set appeal_state = 'refused', appeal_answer = 'x', appeal_decided_at = appealed_at,
			appeal_decided_by = suspended_by where id = $1`,
		[suspension.id],
	);
	await expect(forced).rejects.toThrow('shop_suspensions_appeal_other_person');
});

test('decideAppeal: a granted appeal reopens the shop, a rejected one leaves it suspended, and both notices contain the answer', async () => {
	for (const [isGranted, state, told] of [
		[true, 'approved', 'vendors.appeal_granted'],
		[false, 'suspended', 'vendors.appeal_refused'],
	] as const) {
		const { owner, shop } = await appealed();
		const waiting = (await listAppeals(owner.read)).find(({ shopId }) => shopId === shop.id);
		expect(waiting).toMatchObject({ appeal: APPEAL, reason: 'Giao hàng giả' });
		const decision = { shopId: shop.id, isGranted, answer: 'Đã đối chiếu hóa đơn' };
		expect(codeOf(await decideAppeal(await inOperatorConsole(), { ...decision, answer: ' ' }))).toBe(
			'vendors.reason_missing',
		);
		expect(codeOf(await decideAppeal(await inOperatorConsole(), decision))).toBe('ok');
		const status = await getOwnShopStatus(owner);
		expect(status?.state).toBe(state);
		if (!isGranted) expect(status?.suspension).toMatchObject({ appeal: { state: 'refused', answer: decision.answer } });
		expect(await noticesOf(database, shop.ownerId)).toContain(told);
		expect((await listAppeals(owner.read)).some(({ shopId }) => shopId === shop.id)).toBe(false);
	}
});

test('20 concurrent decideAppeal calls decide once', async () => {
	const { shop } = await appealed();
	const desks = await Promise.all(Array.from({ length: 20 }, inOperatorConsole));
	const answers = await Promise.all(
		desks.map((desk, at) => decideAppeal(desk, { shopId: shop.id, isGranted: at % 2 === 0, answer: 'Đã xem' })),
	);
	expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
});

test('lifting a suspension closes its appeal, and the next suspension can be appealed again', async () => {
	const { owner, operatorContext, shop, suspension } = await appealed();
	await suspendShop(operatorContext, { shopId: shop.id, isSuspended: false, reason: 'Đã nộp hóa đơn' });
	const late = await decideAppeal(await inOperatorConsole(), { shopId: shop.id, isGranted: true, answer: 'Đã xem' });
	expect(codeOf(late)).toBe('vendors.appeal_missing');
	const { rows } = await database.pool.query('select appeal_state from shop_suspensions where id = $1', [
		suspension.id,
	]);
	expect(rows).toEqual([{ appeal_state: 'lapsed' }]);
	await suspendShop(operatorContext, { shopId: shop.id, isSuspended: true, reason: 'Lại giao trễ' });
	expect((await getOwnShopStatus(owner))?.suspension).toMatchObject({ mayAppeal: true, appeal: null });
});
