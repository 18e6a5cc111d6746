import { expect, test } from 'vitest';
import { wireNotifications } from '#src/domains/notifications/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, member, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { notifyEnding } from '../jobs/notify-ending.ts';
import { grantCoinManually } from '../use-cases/grant-coin-manually.ts';
import { returnCoin } from '../use-cases/return-coin.ts';
import { voidCoin } from '../use-cases/void-coin.ts';
import { findCoinBalance } from './find-coin-balance.ts';
import { findCoinOwner } from './find-coin-owner.ts';
import { getCoinAccount } from './get-coin-account.ts';
import { listCoinMonths } from './list-coin-months.ts';
import { listCoinMovements } from './list-coin-movements.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const all = { filter: 'all', month: null, limit: 2 } as const;

async function spender() {
	const owner = await makeCoinOwner(database);
	return { ...owner, context: contextOf(database, member(owner.customerId)) };
}

test('notifyEnding sends each expiry notice once, with twenty concurrent workers and after the clock went back', async () => {
	const at = (instant: string) => database.setClockTo(`${instant}+07:00`);
	const wake = () => Promise.all(Array.from({ length: 20 }, () => notifyEnding.handle(clock, {})));
	wireNotifications({ textOf: () => null, siteUrl: 'https://x.example', mailFoot: '', mailLinkHint: '' });
	await at('2031-01-10T08:00:00');
	const person = await spender();
	await person.grant(700);
	const told = async (): Promise<number> => {
		const { rows } = await database.pool.query(
			"SELECT id FROM notices WHERE kind = 'coin.ending' AND customer_id = $1",
			[person.customerId],
		);
		return rows.length;
	};
	const said: number[] = [];
	for (const instant of [
		'2031-04-16T23:59:00',
		'2031-04-17T02:00:00',
		'2031-04-17T01:00:00',
		'2031-04-16T23:30:00',
		'2031-04-28T02:00:00',
		'2031-04-28T01:00:00',
		'2031-04-27T23:30:00',
		'2031-05-01T02:00:00',
	]) {
		await at(instant);
		await wake();
		said.push(await told());
	}
	expect(said).toEqual([0, 1, 1, 1, 2, 2, 2, 2]);
});

test('listCoinMovements returns every movement with its origin, page by page and by month', async () => {
	await database.setClockTo('2030-01-31T23:30:00+07:00');
	const person = await spender();
	const earnedWith = newId();
	await person.grant(500, { kind: 'cashback', orderId: earnedWith });
	await database.setClockTo('2030-02-01T00:30:00+07:00');
	await person.grant(300);
	const spentOn = newId();
	await person.spend({ bonusVnd: 600 }, spentOn);
	const first = await listCoinMovements(person.context, all);
	expect(first.items.map(({ kind, changeVnd, orderId }) => [kind, changeVnd, orderId])).toEqual([
		['spent', -100, spentOn],
		['spent', -500, spentOn],
	]);
	const second = await listCoinMovements(person.context, { ...all, cursor: first.nextCursor ?? '' });
	expect(second).toMatchObject({
		items: [
			{ kind: 'granted', origin: 'operator', changeVnd: 300 },
			{ kind: 'granted', origin: 'cashback', changeVnd: 500, orderId: earnedWith },
		],
		nextCursor: null,
	});
	const january = await listCoinMovements(person.context, { ...all, month: '2030-01' });
	expect(january.items).toHaveLength(1);
	expect((await listCoinMovements(person.context, { ...all, filter: 'spent' })).items).toHaveLength(2);
	expect((await listCoinMovements(person.context, { ...all, cursor: 'x' })).items).toHaveLength(2);
	expect((await listCoinMovements((await spender()).context, all)).items).toEqual([]);
	expect((await listCoinMonths(person.context)).slice(-2)).toEqual([
		{ month: '2030-01', inVnd: 500, outVnd: 0 },
		{ month: '2030-02', inVnd: 300, outVnd: 600 },
	]);
	expect(await findCoinBalance(person.context.read, person.customerId)).toBe(200);
	expect(await getCoinAccount(person.context)).toEqual({
		bonusVnd: 200,
		paidVnd: 0,
		heldVnd: 0,
		debtVnd: 0,
		isFrozen: false,
		endings: [{ expiresAt: new Date('2030-06-01T00:00:00+07:00'), amountVnd: 200 }],
	});
	await database.setClock('0 s');
});

test('notifyEnding sends notices 14 and 3 days before the end, each once', async () => {
	wireNotifications({ textOf: () => null, siteUrl: 'https://x.example', mailFoot: '', mailLinkHint: '' });
	await database.setClockTo('2031-01-10T10:00:00+07:00');
	const person = await spender();
	await person.grant(700);
	await person.grant(300);
	const told = async () => {
		for (const _again of [1, 2]) await notifyEnding.handle(clock, {});
		const { rows } = await database.pool.query<{ params: { amountVnd: number } }>(
			"SELECT params FROM notices WHERE customer_id = $1 AND kind = 'coin.ending'",
			[person.customerId],
		);
		return rows.map(({ params }) => params.amountVnd);
	};
	await database.setClockTo('2031-04-10T09:00:00+07:00');
	expect(await told()).toEqual([]);
	await database.setClockTo('2031-04-18T09:00:00+07:00');
	expect(await told()).toEqual([1000]);
	await person.spend({ bonusVnd: 400 });
	await database.setClockTo('2031-04-29T09:00:00+07:00');
	expect(await told()).toEqual([1000, 600]);
	await database.setClock('0 s');
});

test('notifyEnding sends another notice for coin that was returned or released shortly before its end', async () => {
	wireNotifications({ textOf: () => null, siteUrl: 'https://x.example', mailFoot: '', mailLinkHint: '' });
	await database.setClockTo('2032-01-10T10:00:00+07:00');
	const [again, beside, held] = [await spender(), await spender(), await spender()];
	for (const person of [again, beside, held]) await person.grant(700);
	await beside.grant(300, { kind: 'first_order' });
	const orders = { again: newId(), beside: newId(), held: newId() };
	const told = async ({ customerId }: { readonly customerId: string }) => {
		const { rows } = await database.pool.query<{ params: { amountVnd: number } }>(
			"SELECT params FROM notices WHERE customer_id = $1 AND kind = 'coin.ending' ORDER BY created_at, id",
			[customerId],
		);
		return rows.map(({ params }) => params.amountVnd);
	};
	const wake = async (instant: string) => {
		await database.setClockTo(`${instant}T09:00:00+07:00`);
		for (const _again of [1, 2]) await notifyEnding.handle(clock, {});
		return Promise.all([told(again), told(beside), told(held)]);
	};
	await database.setClockTo('2032-04-10T09:00:00+07:00');
	await beside.spend({ bonusVnd: 700 }, orders.beside);
	await held.hold({ bonusVnd: 700 }, orders.held);
	expect(await wake('2032-04-18')).toEqual([[700], [300], []]);
	await again.spend({ bonusVnd: 500 }, orders.again);
	await database.setClockTo('2032-04-20T12:00:00+07:00');
	const back = (orderId: string, bonusVnd: number) =>
		transact(clock, async (scope) =>
			ok(await returnCoin(scope, { orderId, source: { type: 'return', id: newId() }, bonusVnd, paidVnd: 0 })),
		);
	await back(orders.again, 500);
	await back(orders.beside, 700);
	await transact(clock, async (scope) => ok(await voidCoin(scope, { orderIds: [orders.held] })));
	expect(await wake('2032-04-21')).toEqual([[700], [300], [700]]);
	expect(await wake('2032-04-28')).toEqual([
		[700, 200],
		[300, 300],
		[700, 700],
	]);
	expect(await wake('2032-05-08')).toEqual([
		[700, 200, 500],
		[300, 300, 700],
		[700, 700],
	]);
	await database.setClock('0 s');
});

test("findCoinOwner finds a customer by e-mail, and an operator's grant needs a second person", async () => {
	const { id, email } = await makeCustomer(database.db, { isOperator: true });
	expect(await findCoinOwner(clock.read, email.toUpperCase())).toEqual({ customerId: id });
	expect(await findCoinOwner(clock.read, 'nobody@vidu.vn')).toBeNull();
	const approvedBy = (await makeCustomer(database.db, { isOperator: true })).id;
	const given = { customerId: id, amountVnd: 4000, reason: 'sorry', approvedBy };
	const refused = [
		[{ approvedBy: id }, 'identity.second_person_needed'],
		[{ approvedBy: operatorContext.actor.customerId }, 'identity.second_person_needed'],
		[{ customerId: operatorContext.actor.customerId }, 'coin.own_account'],
		[{ reason: ' ' }, 'coin.reason_missing'],
		[{ amountVnd: 1_000_001 }, 'coin.amount_refused'],
	] as const;
	for (const [wrong, code] of refused)
		expect(await grantCoinManually(operatorContext, { ...given, ...wrong })).toMatchObject({ error: { code } });
	expect(await grantCoinManually(operatorContext, given)).toEqual({ ok: true, value: { grantedVnd: 4000 } });
	expect(await getCoinAccount(contextOf(database, member(id)))).toMatchObject({ bonusVnd: 4000 });
});
