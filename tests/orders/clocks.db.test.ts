import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantCoin } from '#src/domains/coin/index.ts';
import { expireCoin } from '#src/domains/coin/jobs/expire-coin.ts';
import { getCoinCheck } from '#src/domains/coin/queries/get-coin-check.ts';
import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { redeemVouchers } from '#src/domains/promotions/index.ts';
import { getReturnDispute, handleReturn, requestReturn } from '#src/domains/returns/index.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { deliveredSale, requestedReturn, returnInput, wireSales } from '#tests/factories/returns.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const read = readOnly(database.db);
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

const at = (instant: string) => database.setClockTo(`${instant}+07:00`);
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

describe('midnight in Việt Nam, and a clock that steps back over it', () => {
	test('the daily and weekly caps on earned coin hold whichever way the clock moves', async () => {
		await at('2030-06-04T00:30:00');
		const owner = await makeCoinOwner(database);
		const earnAll = async (): Promise<number> => {
			await atOnce(() => {
				const orderId = newId();
				return owner.grant(20_000, { kind: 'cashback', orderId, source: { type: 'order', id: orderId } });
			});
			return (await owner.balance()).postedVnd;
		};
		expect(await earnAll()).toBe(50_000);
		await at('2030-06-03T23:30:00');
		expect(await earnAll()).toBe(50_000);
		await at('2030-06-04T23:59:30');
		expect(await earnAll()).toBe(50_000);
		await at('2030-06-05T00:00:00');
		expect(await earnAll()).toBe(100_000);
		await at('2030-06-09T23:59:30');
		expect(await earnAll()).toBe(100_000);
		await at('2030-06-10T00:00:00');
		expect(await earnAll()).toBe(150_000);
		await at('2030-06-09T23:00:00');
		expect(await earnAll()).toBe(150_000);
	});

	test('the daily limit on spent bonus coin stays used when the clock steps back an hour', async () => {
		await at('2030-06-04T00:10:00');
		const owner = await makeCoinOwner(database, 900_000);
		expect(codeOf(await owner.spend({ bonusVnd: 500_000 }))).toBe('ok');
		await at('2030-06-03T23:10:00');
		expect(codeOf(await owner.spend({ bonusVnd: 1 }))).toBe('coin.over_limit');
		await at('2030-06-04T23:59:30');
		expect(codeOf(await owner.spend({ bonusVnd: 1 }))).toBe('coin.over_limit');
		await at('2030-06-05T00:00:00');
		expect(codeOf(await owner.spend({ bonusVnd: 1 }))).toBe('ok');
	});

	test('coin granted in the last second of a month expires a month before coin of the next second, even when the job is late', async () => {
		await at('2030-01-31T23:59:30');
		const [first, next] = [await makeCoinOwner(database, 1000), await makeCoinOwner(database)];
		await at('2030-02-01T00:00:00');
		await next.grant(1000);
		await at('2030-04-30T23:59:30');
		await expireCoin.handle(clock, {});
		expect((await first.balance()).postedVnd).toBe(1000);
		await at('2030-05-01T02:10:00');
		await atOnce(() => expireCoin.handle(clock, {}));
		expect([(await first.balance()).postedVnd, (await next.balance()).postedVnd]).toEqual([0, 1000]);
		await at('2030-04-30T23:30:00');
		await expireCoin.handle(clock, {});
		expect(codeOf(await first.spend({ bonusVnd: 1 }))).toBe('coin.insufficient');
		expect((await next.balance()).postedVnd).toBe(1000);
		await at('2030-06-01T00:00:00');
		await expireCoin.handle(clock, {});
		expect((await next.balance()).postedVnd).toBe(0);
	});

	test('a voucher is usable from its first instant until just before its end', async () => {
		await at('2030-06-30T20:00:00');
		const window = { startsAt: '2030-06-30T17:00:00Z', endsAt: '2030-07-01T17:00:00Z', usesMax: 9 };
		const voucher = await makePlatformVoucher(database, window);
		const use = async (): Promise<string> => {
			const { customerId } = await makeCoinOwner(database);
			const request = { voucherId: voucher.id, orderId: newId(), payer: 'platform', discountVnd: 20_000 } as const;
			return codeOf(await transact(clock, (scope) => redeemVouchers(scope, customerId, [request])));
		};
		const [used, refused] = ['ok', 'promotions.not_usable'];
		for (const [instant, said] of [
			['2030-06-30T23:59:30', refused],
			['2030-07-01T00:00:00', used],
			['2030-06-30T23:00:00', refused],
			['2030-07-01T23:59:30', used],
			['2030-07-02T00:00:00', refused],
			['2030-07-01T23:00:00', used],
		] as const) {
			await at(instant);
			expect([instant, await use()]).toEqual([instant, said]);
		}
	});
});

describe('a return', () => {
	const HOUR = 3600;
	const state = async (id: string) => (await getReturnDispute(read, id))?.state;
	const advance = async (hours: number): Promise<void> => {
		await database.setClock(`${hours * HOUR} s`);
		await atOnce(() => advanceDueReturns.handle(clock, {}));
	};

	test('is approved once when its deadline passes, even two hours late, and stays approved when the clock steps back', async () => {
		const sale = await deliveredSale(database);
		const id = await requestedReturn(sale);
		await advance(47.9);
		expect(await state(id)).toBe('requested');
		await advance(50);
		expect(await state(id)).toBe('approved');
		await advance(49);
		expect(await state(id)).toBe('approved');
		const kinds = ((await getReturnDispute(read, id))?.events ?? []).map(({ kind }) => kind);
		expect(kinds).toEqual(['requested', 'approved']);
	});

	test("can be requested until its deadline by the database's clock; later requestReturn returns orders.return_too_late", async () => {
		const sale = await deliveredSale(database);
		const ask = async (hours: number): Promise<string> => {
			await database.setClock(`${hours * HOUR} s`);
			return codeOf(await requestReturn(sale.buyer.context, returnInput(sale)));
		};
		expect(await ask(15 * 24 + 0.1)).toBe('orders.return_too_late');
		expect(await ask(15 * 24 - 0.9)).toBe('ok');
		expect(await ask(15 * 24 + 2)).toBe('orders.return_too_late');
	});
});

test('the money of a sale is released once after the hold, even two hours late and when the clock steps back', async () => {
	const sale = await deliveredSale(database);
	await confirmReceipt(sale.buyer.context, { number: sale.number });
	const { shopId } = sale.seller.actor;
	const payable = async (hours: number): Promise<number> => {
		await database.setClock(`${hours} hours`);
		await atOnce(() => advanceDueOrders.handle(clock, {}));
		return (await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd;
	};
	const reserved = (await getBalance(read, { kind: 'vendor_reserve', ownerId: shopId })).postedVnd;
	const days = 14 * 24;
	expect(await payable(days - 0.1)).toBe(0);
	expect(await payable(days + 2)).toBe(reserved);
	expect(await payable(days + 1)).toBe(reserved);
	expect(await payable(days - 1)).toBe(reserved);
	expect(await payable(days + 48)).toBe(reserved);
});

test('returns take back coin in proportion to what was granted, to the last coin, even after the rate changed', async () => {
	const sale = await deliveredSale(database, 'vnpay', [3]);
	const { customerId } = sale.buyer;
	const coin = async () => (await getBalance(read, { kind: 'coin_bonus', ownerId: customerId })).postedVnd;
	const orderId = sale.order.id;
	// The rate has changed since then: this order earned 4,001 of 300,000.
	const granted = { customerId, orderId, source: { type: 'order', id: orderId }, amountVnd: 4001 };
	await transact(clock, (scope) => grantCoin(scope, { ...granted, kind: 'cashback' }));
	await confirmReceipt(sale.buyer.context, { number: sale.number });
	const gift = (await coin()) - 4001;
	const giveBack = async (): Promise<number> => {
		const returnId = await requestedReturn(sale);
		await handleReturn(sale.seller, { returnId, act: 'waive' });
		return coin();
	};
	expect(await giveBack()).toBe(gift + 4001 - 1333);
	expect(await giveBack()).toBe(gift + 4001 - 2667);
	expect(await giveBack()).toBe(0);
});

test('coin check and ledger check pass after all clock tests', async () => {
	expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
});
