import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { RETURN_SHIPPING_VND, returnShippingOf } from '#tests/factories/return-shipping.ts';
import { BANK, privatePicture, shopAction } from '#tests/factories/returns.ts';
import { advanceDueReturnShippingCosts } from '../../jobs/advance-due-return-shipping-costs.ts';
import { advanceDueReturns } from '../../jobs/advance-due-returns.ts';
import { listShopReturns } from '../../queries/list-shop-returns.ts';
import { judgeReturnShipping } from './judge-return-shipping.ts';
import { stateReturnShipping } from './state-return-shipping.ts';

const database = await testDatabase();
const { clock, sentBack, notify, judge, pursue, takeIn, shopVnd, seen } = returnShippingOf(database);

beforeEach(() => database.setClock('0 s'));
afterEach(async () => {
	expect(await getLedgerCheck(clock.read)).toMatchObject({ isSound: true });
});

test('the shop sees amount and receipt of the return shipping, the role stock sees no amounts', async () => {
	const sent = await sentBack();
	await notify(sent);
	const read = await listShopReturns(sent.sale.seller, { number: sent.sale.number });
	const [own] = read.ok ? read.value.items : [];
	expect(own).toMatchObject({ postage: { amountVnd: RETURN_SHIPPING_VND }, postageActs: ['accept', 'refuse'] });
	expect(own?.events.find(({ kind }) => kind === 'postage_stated')?.pictureIds).toHaveLength(1);
});

test('stateReturnShipping fails for change_of_mind, before the products are sent, and after the inspection', async () => {
	expect(codeOf(await notify(await sentBack('vnpay', 'change_of_mind')))).toBe('orders.postage_not_possible');
	const looked = await sentBack();
	await takeIn(looked);
	expect(codeOf(await notify(looked))).toBe('orders.postage_not_possible');
	expect((await seen(looked)).postageOffer).toBeNull();
});

test('stateReturnShipping rejects other buyers, pictures of others and a missing bank account', async () => {
	const sent = await sentBack();
	const other = await sentBack();
	const { returnId } = sent;
	const stranger = { ...other, returnId };
	expect(codeOf(await notify(stranger))).toBe('orders.return_not_found');
	const pictureId = await privatePicture(database, other.sale.buyer.customerId);
	const stolen = { returnId, amountVnd: RETURN_SHIPPING_VND, pictureId, bank: BANK };
	expect(codeOf(await stateReturnShipping(sent.sale.buyer.context, stolen))).toBe('orders.return_picture_unknown');
	expect(codeOf(await notify(sent, RETURN_SHIPPING_VND, null))).toBe('orders.postage_bank_needed');
	expect(codeOf(await judgeReturnShipping(other.sale.seller, { returnId, act: 'accept' }))).toBe(
		'orders.return_not_found',
	);
});

test('stateReturnShipping allows a new statement only after a withdrawal, and three in total', async () => {
	const sent = await sentBack();
	for (const amountVnd of [10_000, 20_000, 30_000]) {
		expect(codeOf(await notify(sent, amountVnd))).toBe('ok');
		expect(codeOf(await notify(sent))).toBe('orders.postage_stated_already');
		await pursue(sent, 'withdraw');
	}
	expect(codeOf(await notify(sent))).toBe('orders.postage_too_often');
	const judged = await sentBack();
	await notify(judged);
	await judge(judged, 'accept');
	expect(codeOf(await pursue(judged, 'withdraw'))).toBe('orders.postage_wrong_state');
});

test('concurrent statements, decisions and scheduled runs charge the shop once', async () => {
	const sent = await sentBack();
	const told = await Promise.all(Array.from({ length: 20 }, (_, at) => notify(sent, 10_000 + at)));
	expect(told.filter(({ ok }) => ok)).toHaveLength(1);
	const amountVnd = (await seen(sent)).postage?.amountVnd ?? 0;
	await shopAction(sent.sale, sent.returnId, 'receive');
	await database.setClock('3 days');
	await Promise.all([
		...Array.from({ length: 6 }, () => judge(sent, 'accept')),
		...Array.from({ length: 6 }, () => shopAction(sent.sale, sent.returnId, 'accept')),
		...Array.from({ length: 4 }, () => advanceDueReturnShippingCosts.handle(clock, {})),
		...Array.from({ length: 4 }, () => advanceDueReturns.handle(clock, {})),
	]);
	expect((await seen(sent)).postage).toMatchObject({ state: 'owed', backVnd: amountVnd });
	expect(await shopVnd(sent)).toBe(-amountVnd);
});
