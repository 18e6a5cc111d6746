import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { testDatabase } from '#tests/database.ts';
import { RETURN_SHIPPING_VND, returnShippingOf } from '#tests/factories/return-shipping.ts';
import { advanceReturnShipping } from './advance-return-shipping.ts';

const database = await testDatabase();
const { clock, told, refused, pursue, takeIn, shopVnd, seen, passDays } = returnShippingOf(database);

beforeEach(() => database.setClock('0 s'));
afterEach(async () => {
	expect(await getLedgerCheck(clock.read)).toMatchObject({ isSound: true });
});

test('a receipt that the shop does not answer within two days counts as accepted', async () => {
	const sent = await told();
	await takeIn(sent);
	expect((await seen(sent)).postage).toMatchObject({ state: 'stated' });
	await passDays(2.01);
	expect((await seen(sent)).postage).toMatchObject({ state: 'owed', backVnd: RETURN_SHIPPING_VND });
});

test('a refused receipt is closed without costs when the buyer does not dispute it', async () => {
	const sent = await refused();
	await takeIn(sent);
	await passDays(3.01);
	expect((await seen(sent)).postage).toMatchObject({ state: 'closed' });
	expect(await shopVnd(sent)).toBe(0);
});

test('a disputed receipt is decided for the buyer when the operator has not ruled for 30 days', async () => {
	const sent = await refused();
	await takeIn(sent);
	await pursue(sent, 'dispute');
	await passDays(30.1);
	expect(await shopVnd(sent)).toBe(-RETURN_SHIPPING_VND);
});

test('advanceReturnShipping returns null when it is too early, when it has run already, and without a receipt', async () => {
	const sent = await told();
	expect(await advanceReturnShipping(clock, sent.returnId)).toBeNull();
	await takeIn(sent);
	await database.setClock('3 days');
	expect(await advanceReturnShipping(clock, sent.returnId)).toBe('accept');
	expect(await advanceReturnShipping(clock, sent.returnId)).toBeNull();
	expect(await shopVnd(sent)).toBe(-RETURN_SHIPPING_VND);
	const { sale } = sent;
	expect(await advanceReturnShipping(clock, sale.order.id)).toBeNull();
});
