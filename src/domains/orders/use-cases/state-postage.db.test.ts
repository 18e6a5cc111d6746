import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerProof } from '#src/domains/ledger/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireTestPayments } from '#tests/makers/payments.ts';
import {
	askedReturn,
	BANK,
	buyerDoes,
	deliveredSale,
	privatePicture,
	type Sale,
	shopDoes,
	wireReturns,
} from '#tests/makers/returns.ts';
import {
	confirmTransfer,
	getReturnCase,
	judgePostage,
	listDisputedPostages,
	listOrderReturns,
	listShopReturns,
	openTransfers,
	pursuePostage,
	ruleDispute,
	rulePostage,
	settleOrderPayment,
	statePostage,
} from '../index.ts';
import { advanceDuePostages } from '../jobs/advance-due-postages.ts';
import { advanceDueReturns } from '../jobs/advance-due-returns.ts';

const database = await testDatabase();
wireTestPayments({ order: settleOrderPayment });
wireReturns();
const clock = contextOf(database, system('operator_command'));
const office = contextOf(database, operator(newId()));
const POSTAGE_VND = 32_000;

beforeEach(() => database.setClock('0 s'));
afterEach(async () => {
	expect(await getLedgerProof(clock.read)).toMatchObject({ isSound: true });
});

type Sent = { readonly sale: Sale; readonly returnId: string };
/** One of two faulty pieces is on its way back. */
async function sentBack(
	payment: 'cod' | 'vnpay' = 'vnpay',
	reason: 'defect' | 'change_of_mind' = 'defect',
): Promise<Sent> {
	const sale = await deliveredSale(database, payment, [2], { acceptsChangeOfMind: true });
	const returnId = await askedReturn(sale, { reason });
	await shopDoes(sale, returnId, 'approve');
	await buyerDoes(sale, returnId, 'send_back', { tracking: 'VN123' });
	return { sale, returnId };
}
async function tell({ sale, returnId }: Sent, amountVnd = POSTAGE_VND, bank: typeof BANK | null = BANK) {
	const pictureId = await privatePicture(database, sale.buyer.customerId);
	return statePostage(sale.buyer.context, { returnId, amountVnd, pictureId, ...(bank ? { bank } : {}) });
}
const judge = ({ sale, returnId }: Sent, act: 'accept' | 'refuse') =>
	judgePostage(sale.seller, { returnId, act, note: 'Biên nhận của kiện khác' });
const pursue = ({ sale, returnId }: Sent, act: 'withdraw' | 'dispute') =>
	pursuePostage(sale.buyer.context, { returnId, act, note: 'Đúng kiện này, cùng mã' });
async function takeIn({ sale, returnId }: Sent) {
	await shopDoes(sale, returnId, 'receive');
	return shopDoes(sale, returnId, 'accept');
}
const shopVnd = async ({ sale }: Sent) =>
	(await getBalance(clock.read, { kind: 'vendor_payable', ownerId: sale.seller.actor.shopId })).postedVnd;
async function seen({ sale, returnId }: Sent) {
	const { returns } = await listOrderReturns(sale.buyer.context, { number: sale.number });
	const found = returns.find(({ id }) => id === returnId);
	if (!found) throw new Error('no such return');
	return found;
}
const passDays = async (days: number) => {
	await database.setClock(`${days} days`);
	await advanceDueReturns.handle(clock, {});
	await advanceDuePostages.handle(clock, {});
};
const codeOf = (result: { readonly ok: boolean } & Partial<{ readonly error: { readonly code: string } }>) =>
	result.ok ? 'ok' : result.error?.code;

describe('a shop that was at fault', () => {
	test.each(['vnpay', 'cod'] as const)(
		'gives %s buyers what sending back cost, by transfer, when it takes the goods in',
		async (payment) => {
			const sent = await sentBack(payment);
			expect((await seen(sent)).postageOffer).toEqual({ needsBank: payment === 'vnpay' });
			expect(await tell(sent, POSTAGE_VND, payment === 'vnpay' ? BANK : null)).toMatchObject({
				value: { state: 'stated' },
			});
			expect(await judge(sent, 'accept')).toMatchObject({ value: { state: 'accepted' } });
			expect(await shopVnd(sent)).toBe(0);
			await takeIn(sent);
			expect(await shopVnd(sent)).toBe(-POSTAGE_VND);
			expect((await seen(sent)).postage).toMatchObject({ state: 'owed', backVnd: POSTAGE_VND, paidAt: null });
			const transfers = (await openTransfers(office)).filter(({ orderNumber }) => orderNumber === sent.sale.number);
			expect(transfers.map(({ amountVnd, number }) => [amountVnd, number])).toContainEqual([POSTAGE_VND, BANK.number]);
			for (const { refundId } of transfers) await confirmTransfer(office, { refundId, reference: 'FT1' });
			const after = await seen(sent);
			expect(after.postage?.paidAt).not.toBeNull();
			expect(after.events.map(({ kind }) => kind)).toEqual(
				expect.arrayContaining(['postage_stated', 'postage_accepted', 'postage_paid']),
			);
		},
	);
	test('and says nothing for two days has accepted', async () => {
		const sent = await sentBack();
		await tell(sent);
		await takeIn(sent);
		expect((await seen(sent)).postage).toMatchObject({ state: 'stated' });
		await passDays(2.01);
		expect((await seen(sent)).postage).toMatchObject({ state: 'owed', backVnd: POSTAGE_VND });
	});
	test('reads amount and receipt; who only packs reads no sums', async () => {
		const sent = await sentBack();
		await tell(sent);
		const read = await listShopReturns(sent.sale.seller, { number: sent.sale.number });
		const [own] = read.ok ? read.value.items : [];
		expect(own).toMatchObject({ postage: { amountVnd: POSTAGE_VND }, postageActs: ['accept', 'refuse'] });
		expect(own?.events.find(({ kind }) => kind === 'postage_stated')?.pictureIds).toHaveLength(1);
	});
});

describe('nothing is told', () => {
	test('for a mere change of mind, before it is sent, or after the shop has looked', async () => {
		expect(codeOf(await tell(await sentBack('vnpay', 'change_of_mind')))).toBe('orders.postage_not_possible');
		const looked = await sentBack();
		await takeIn(looked);
		expect(codeOf(await tell(looked))).toBe('orders.postage_not_possible');
		expect((await seen(looked)).postageOffer).toBeNull();
	});
	test('by strangers, with a picture of somebody else, without an account', async () => {
		const sent = await sentBack();
		const other = await sentBack();
		const { returnId } = sent;
		const stranger = { ...other, returnId };
		expect(codeOf(await tell(stranger))).toBe('orders.return_not_found');
		const pictureId = await privatePicture(database, other.sale.buyer.customerId);
		const stolen = { returnId, amountVnd: POSTAGE_VND, pictureId, bank: BANK };
		expect(codeOf(await statePostage(sent.sale.buyer.context, stolen))).toBe('orders.return_picture_unknown');
		expect(codeOf(await tell(sent, POSTAGE_VND, null))).toBe('orders.postage_bank_needed');
		expect(codeOf(await judgePostage(other.sale.seller, { returnId, act: 'accept' }))).toBe('orders.return_not_found');
	});
	test('again, unless it was taken back before somebody judged it, and then not for ever', async () => {
		const sent = await sentBack();
		for (const amountVnd of [10_000, 20_000, 30_000]) {
			expect(codeOf(await tell(sent, amountVnd))).toBe('ok');
			expect(codeOf(await tell(sent))).toBe('orders.postage_stated_already');
			await pursue(sent, 'withdraw');
		}
		expect(codeOf(await tell(sent))).toBe('orders.postage_too_often');
		const judged = await sentBack();
		await tell(judged);
		await judge(judged, 'accept');
		expect(codeOf(await pursue(judged, 'withdraw'))).toBe('orders.postage_wrong_state');
	});
});

describe('a receipt that the shop refuses', () => {
	const refused = async () => {
		const sent = await sentBack();
		await tell(sent);
		await judge(sent, 'refuse');
		return sent;
	};
	test('is ruled on by an operator, as far as it is proved', async () => {
		const sent = await refused();
		await takeIn(sent);
		expect(await pursue(sent, 'dispute')).toMatchObject({ value: { state: 'disputed' } });
		expect((await listDisputedPostages(clock.read)).map(({ returnId }) => returnId)).toContain(sent.returnId);
		const { returnId } = sent;
		const note = 'Biên nhận đúng mã, phần bảo hiểm không tính';
		expect(codeOf(await rulePostage(office, { returnId, grantedVnd: POSTAGE_VND + 1, note }))).toBe(
			'orders.postage_too_high',
		);
		expect(await rulePostage(office, { returnId, grantedVnd: 20_000, note })).toMatchObject({
			value: { state: 'owed' },
		});
		expect(await shopVnd(sent)).toBe(-20_000);
		expect(codeOf(await rulePostage(office, { returnId, grantedVnd: 20_000, note }))).toBe(
			'orders.postage_wrong_state',
		);
	});
	test('costs nobody anything when the buyer leaves it at that', async () => {
		const sent = await refused();
		await takeIn(sent);
		await passDays(3.01);
		expect((await seen(sent)).postage).toMatchObject({ state: 'closed' });
		expect(await shopVnd(sent)).toBe(0);
	});
	test('is the buyer’s when an operator forgets it for a month', async () => {
		const sent = await refused();
		await takeIn(sent);
		await pursue(sent, 'dispute');
		await passDays(30.1);
		expect(await shopVnd(sent)).toBe(-POSTAGE_VND);
	});
	test.each([
		['buyer', 0, -POSTAGE_VND],
		['split', 25, -POSTAGE_VND / 4],
		['vendor', 0, 0],
	] as const)('follows its return when that is ruled for %s', async (ruling, percent, shopGets) => {
		const sent = await refused();
		const { sale, returnId } = sent;
		await shopDoes(sale, returnId, 'receive');
		await shopDoes(sale, returnId, 'object', { note: 'Hàng bị rơi vỡ do người mua' });
		await buyerDoes(sale, returnId, 'dispute', { note: 'Vỡ từ lúc mở hộp' });
		await passDays(1.01);
		const note = 'Theo ảnh mở hộp';
		expect((await ruleDispute(office, { returnId, ruling, percent, note, approvedBy: null })).ok).toBe(true);
		await passDays(4.2);
		expect((await seen(sent)).postage?.state).toBe(ruling === 'vendor' ? 'closed' : 'owed');
		expect(await shopVnd(sent)).toBe(shopGets);
		expect((await getReturnCase(clock.read, returnId))?.postage?.amountVnd).toBe(POSTAGE_VND);
	});
});

describe('twenty at once', () => {
	test('tell it once, judge it once, and the shop bears it once', async () => {
		const sent = await sentBack();
		const told = await Promise.all(Array.from({ length: 20 }, (_, at) => tell(sent, 10_000 + at)));
		expect(told.filter(({ ok }) => ok)).toHaveLength(1);
		const amountVnd = (await seen(sent)).postage?.amountVnd ?? 0;
		await shopDoes(sent.sale, sent.returnId, 'receive');
		await database.setClock('3 days');
		await Promise.all([
			...Array.from({ length: 6 }, () => judge(sent, 'accept')),
			...Array.from({ length: 6 }, () => shopDoes(sent.sale, sent.returnId, 'accept')),
			...Array.from({ length: 4 }, () => advanceDuePostages.handle(clock, {})),
			...Array.from({ length: 4 }, () => advanceDueReturns.handle(clock, {})),
		]);
		expect((await seen(sent)).postage).toMatchObject({ state: 'owed', backVnd: amountVnd });
		expect(await shopVnd(sent)).toBe(-amountVnd);
	});
	test('one accepts, one refuses, one takes it back: one of them was first', async () => {
		const sent = await sentBack();
		await tell(sent);
		const done = await Promise.all([
			...Array.from({ length: 7 }, () => judge(sent, 'accept')),
			...Array.from({ length: 7 }, () => judge(sent, 'refuse')),
			...Array.from({ length: 6 }, () => pursue(sent, 'withdraw')),
		]);
		expect(done.filter(({ ok }) => ok)).toHaveLength(1);
	});
	test('the database gives no more than was proved, whatever the code says', async () => {
		const sent = await sentBack();
		await tell(sent);
		await judge(sent, 'accept');
		await takeIn(sent);
		const more = 'UPDATE order_refunds SET postage_vnd = postage_vnd + 1 WHERE order_id = $1 AND postage_vnd > 0';
		await expect(database.pool.query(more, [sent.sale.order.id])).rejects.toMatchObject({
			constraint: 'order_refunds_postage_proved',
		});
	});
});
