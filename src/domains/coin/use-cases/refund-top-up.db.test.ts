import { beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { databaseNow, transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { type FakeVnpay, fakeVnpay, ipnQuery, wireTestPayments } from '#tests/factories/payments.ts';
import type { StartTopUpInput } from '../contract/top-up.ts';
import { getCoinCheck } from '../queries/get-coin-check.ts';
import { listTopUps } from '../queries/list-top-ups.ts';
import { finaliseTopUpPayment } from './finalise-top-up.ts';
import { refundTopUp } from './refund-top-up.ts';
import { returnCoin } from './return-coin.ts';
import { startTopUp } from './start-top-up.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const read = readOnly(database.db);
let vnpay: FakeVnpay;
beforeEach(async () => {
	vnpay = fakeVnpay();
	wireTestPayments({ top_up: finaliseTopUpPayment }, vnpay);
	await database.setClock('0 s');
});

const coinOf = async (ownerId: string) => (await getBalance(read, { kind: 'coin_paid', ownerId })).postedVnd;

async function someone() {
	const owner = await makeCoinOwner(database);
	const context = contextOf(database, member(owner.customerId));
	return {
		...owner,
		context,
		topUp: async (amountVnd: StartTopUpInput['amountVnd']) => {
			const started = await startTopUp(context, { amountVnd });
			if (!started.ok) throw new Error(started.error.code);
			expect(await recordIpn(clock, ipnQuery(started.value.txnRef, amountVnd))).toBe('00');
		},
		latest: async () => (await listTopUps(context, new Date()))[0],
	};
}

async function expectBooksBalanced() {
	expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
}

describe('bought coin that comes back from an order', () => {
	async function refunded() {
		const person = await someone();
		await person.topUp(100_000);
		const orderId = newId();
		await person.spend({ paidVnd: 30_001 }, orderId);
		const topUpId = (await person.latest())?.id ?? '';
		const back = () => refundTopUp(person.context, { topUpId });
		expect(await back()).toMatchObject({ ok: true, value: { refundedVnd: 69_999 } });
		const cancelled = (paidVnd: number) =>
			transact(clock, async (scope) =>
				ok(await returnCoin(scope, { orderId, source: { type: 'cancelled', id: newId() }, bonusVnd: 0, paidVnd })),
			);
		return { person, topUpId, back, cancelled };
	}

	test('can be refunded for seven days after it came back, although the rest was refunded before', async () => {
		const { person, back, cancelled } = await refunded();
		expect(codeOf(await back())).toBe('coin.not_refundable');
		await database.setClock('30 days');
		await cancelled(30_001);
		await database.setClock('36.9 days');
		const { refundableVnd, refundableUntil } = (await listTopUps(person.context, await databaseNow(read)))[0] ?? {};
		expect(refundableVnd).toBe(30_001);
		expect(refundableUntil?.getTime()).toBeGreaterThan((await databaseNow(read)).getTime());
		const all = await Promise.all(Array.from({ length: 20 }, back));
		expect(all.filter(({ ok: isDone }) => isDone)).toMatchObject([{ value: { refundedVnd: 30_001 } }]);
		expect((await listTopUps(person.context, await databaseNow(read)))[0]).toMatchObject({
			refundedVnd: 100_000,
			refundableVnd: 0,
		});
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([69_999, 30_001]);
		expect(await coinOf(person.customerId)).toBe(0);
		await expectBooksBalanced();
	});

	test('cannot be refunded after these seven days', async () => {
		const { person, back, cancelled } = await refunded();
		await database.setClock('30 days');
		await cancelled(30_001);
		await database.setClock('37.1 days');
		expect(codeOf(await back())).toBe('coin.not_refundable');
		expect(await coinOf(person.customerId)).toBe(30_001);
	});

	test('is offered in the list of top-ups also when there are many later ones', async () => {
		const { person, topUpId, cancelled } = await refunded();
		for (const _each of [1, 2, 3, 4, 5, 6]) await person.topUp(10_000);
		const ids = async () => (await listTopUps(person.context, await databaseNow(read))).map(({ id }) => id);
		expect(await ids()).not.toContain(topUpId);
		await cancelled(1);
		expect(await ids()).toHaveLength(6);
		expect(await ids()).toContain(topUpId);
	});
});
