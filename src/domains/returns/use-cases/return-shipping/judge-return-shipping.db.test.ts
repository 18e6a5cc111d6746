import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { RETURN_SHIPPING_VND, returnShippingOf } from '#tests/factories/return-shipping.ts';
import { BANK } from '#tests/factories/returns.ts';
import { confirmTransfer, openTransfers } from '../refunds/transfer-refunds.ts';
import { judgeReturnShipping } from './judge-return-shipping.ts';

const database = await testDatabase();
const { clock, sentBack, notify, told, judge, pursue, takeIn, shopVnd, seen } = returnShippingOf(database);
const operatorContext = contextOf(database, operator(newId()));

beforeEach(() => database.setClock('0 s'));
afterEach(async () => {
	expect(await getLedgerCheck(clock.read)).toMatchObject({ isSound: true });
});

test.each(['vnpay', 'cod'] as const)(
	'a shop at fault pays the return shipping of %s buyers by bank transfer when it receives the products',
	async (payment) => {
		const sent = await sentBack(payment);
		expect((await seen(sent)).postageOffer).toEqual({ needsBank: payment === 'vnpay' });
		expect(await notify(sent, RETURN_SHIPPING_VND, payment === 'vnpay' ? BANK : null)).toMatchObject({
			value: { state: 'stated' },
		});
		expect(await judge(sent, 'accept')).toMatchObject({ value: { state: 'accepted' } });
		expect(await shopVnd(sent)).toBe(0);
		await takeIn(sent);
		expect(await shopVnd(sent)).toBe(-RETURN_SHIPPING_VND);
		expect((await seen(sent)).postage).toMatchObject({ state: 'owed', backVnd: RETURN_SHIPPING_VND, paidAt: null });
		const transfers = (await openTransfers(operatorContext)).filter(
			({ orderNumber }) => orderNumber === sent.sale.number,
		);
		expect(transfers.map(({ amountVnd, number }) => [amountVnd, number])).toContainEqual([
			RETURN_SHIPPING_VND,
			BANK.number,
		]);
		for (const { refundId } of transfers) await confirmTransfer(operatorContext, { refundId, reference: 'FT1' });
		const after = await seen(sent);
		expect(after.postage?.paidAt).not.toBeNull();
		expect(after.events.map(({ kind }) => kind)).toEqual(
			expect.arrayContaining(['postage_stated', 'postage_accepted', 'postage_paid']),
		);
	},
);

test('judgeReturnShipping requires a note to refuse and rejects the role stock', async () => {
	const sent = await told();
	expect(codeOf(await judge(sent, 'refuse', '  '))).toBe('orders.postage_note_needed');
	const { customerId, shopId } = sent.sale.seller.actor;
	const packer = contextOf(database, vendor(customerId, shopId, { staffRole: 'stock' }));
	expect(codeOf(await judgeReturnShipping(packer, { returnId: sent.returnId, act: 'accept' }))).toBe(
		'orders.role_not_allowed',
	);
	expect((await seen(sent)).postage).toMatchObject({ state: 'stated' });
	expect(await judge(sent, 'refuse')).toMatchObject({ value: { state: 'refused' } });
	const said = (await seen(sent)).events.find(({ kind }) => kind === 'postage_refused');
	expect(said).toMatchObject({ party: 'shop', note: 'Biên nhận của kiện khác' });
});

test('under concurrent acceptances, rejections and withdrawals of a receipt, only the first succeeds', async () => {
	const sent = await sentBack();
	await notify(sent);
	const done = await Promise.all([
		...Array.from({ length: 7 }, () => judge(sent, 'accept')),
		...Array.from({ length: 7 }, () => judge(sent, 'refuse')),
		...Array.from({ length: 6 }, () => pursue(sent, 'withdraw')),
	]);
	expect(done.filter(({ ok }) => ok)).toHaveLength(1);
});

test('the database rejects a return shipping refund above the proved amount', async () => {
	const sent = await sentBack();
	await notify(sent);
	await judge(sent, 'accept');
	await takeIn(sent);
	const more = 'UPDATE order_refunds SET postage_vnd = postage_vnd + 1 WHERE order_id = $1 AND postage_vnd > 0';
	await expect(database.pool.query(more, [sent.sale.order.id])).rejects.toMatchObject({
		constraint: 'order_refunds_postage_proved',
	});
});

test('judgeReturnShipping returns orders.return_not_found for a return of another shop', async () => {
	const [own, other] = [await told(), await told()];
	const judged = { returnId: other.returnId, act: 'accept' } as const;
	expect(codeOf(await judgeReturnShipping(own.sale.seller, judged))).toBe('orders.return_not_found');
	expect((await seen(other)).postage).toMatchObject({ state: 'stated' });
});
