import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { RETURN_SHIPPING_VND, returnShippingOf } from '#tests/factories/return-shipping.ts';
import { buyerAction, shopAction } from '#tests/factories/returns.ts';
import { listDisputedReturnShippingCosts } from '../../queries/list-disputed-return-shipping-costs.ts';
import { getReturnDispute } from '../../queries/list-disputes.ts';
import { ruleDispute } from '../disputes/rule-dispute.ts';
import { ruleReturnShipping } from './rule-return-shipping.ts';

const database = await testDatabase();
const { clock, refused, pursue, takeIn, shopVnd, seen, passDays } = returnShippingOf(database);
const operatorContext = contextOf(database, operator(newId()));

beforeEach(() => database.setClock('0 s'));
afterEach(async () => {
	expect(await getLedgerCheck(clock.read)).toMatchObject({ isSound: true });
});

test('ruleReturnShipping decides a disputed receipt up to the proved amount', async () => {
	const sent = await refused();
	await takeIn(sent);
	expect(await pursue(sent, 'dispute')).toMatchObject({ value: { state: 'disputed' } });
	expect((await listDisputedReturnShippingCosts(clock.read)).map(({ returnId }) => returnId)).toContain(sent.returnId);
	const { returnId } = sent;
	const note = 'Biên nhận đúng mã, phần bảo hiểm không tính';
	expect(
		codeOf(await ruleReturnShipping(operatorContext, { returnId, grantedVnd: RETURN_SHIPPING_VND + 1, note })),
	).toBe('orders.postage_too_high');
	expect(await ruleReturnShipping(operatorContext, { returnId, grantedVnd: 20_000, note })).toMatchObject({
		value: { state: 'owed' },
	});
	expect(await shopVnd(sent)).toBe(-20_000);
	expect(codeOf(await ruleReturnShipping(operatorContext, { returnId, grantedVnd: 20_000, note }))).toBe(
		'orders.postage_wrong_state',
	);
});

test.each([
	['buyer', 0, -RETURN_SHIPPING_VND],
	['split', 25, -RETURN_SHIPPING_VND / 4],
	['vendor', 0, 0],
] as const)(
	'a refused receipt is paid according to the ruling on its return for %s',
	async (ruling, percent, shopGets) => {
		const sent = await refused();
		const { sale, returnId } = sent;
		await shopAction(sale, returnId, 'receive');
		await shopAction(sale, returnId, 'object', { note: 'Hàng bị rơi vỡ do người mua' });
		await buyerAction(sale, returnId, 'dispute', { note: 'Vỡ từ lúc mở hộp' });
		await passDays(1.01);
		const note = 'Theo ảnh mở hộp';
		expect((await ruleDispute(operatorContext, { returnId, ruling, percent, note, approvedBy: null })).ok).toBe(true);
		await passDays(4.2);
		expect((await seen(sent)).postage?.state).toBe(ruling === 'vendor' ? 'closed' : 'owed');
		expect(await shopVnd(sent)).toBe(shopGets);
		expect((await getReturnDispute(clock.read, returnId))?.postage?.amountVnd).toBe(RETURN_SHIPPING_VND);
	},
);
