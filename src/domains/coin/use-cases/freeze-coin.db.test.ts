import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { freezeCoin } from './freeze-coin.ts';

const database = await testDatabase();
const operatorContext = contextOf(database, operator(newId()));
const noticesOf = async (customerId: string) =>
	(
		await database.pool.query<{ kind: string; params: unknown }>(
			'SELECT kind, params FROM notices WHERE customer_id = $1 ORDER BY id',
			[customerId],
		)
	).rows.filter(({ kind }) => kind === 'coin.frozen' || kind === 'coin.unfrozen');

test('twenty concurrent freezeCoin calls freeze once, send the reason, and stop spending but not earning', async () => {
	const owner = await makeCoinOwner(database, 50_000);
	const { customerId } = owner;
	const set = (isFrozen: boolean, reason: string) => freezeCoin(operatorContext, { customerId, isFrozen, reason });
	const answers = await Promise.all(Array.from({ length: 20 }, () => set(true, 'Nhiều tài khoản một máy')));
	expect(answers.filter((answer) => answer.ok && answer.value.isChanged)).toHaveLength(1);
	expect(codeOf(await owner.spend({ bonusVnd: 1000 }))).toBe('coin.frozen');
	expect((await owner.grant(5000)).ok).toBe(true);
	expect((await owner.balance()).postedVnd).toBe(55_000);
	expect(await set(false, 'Đã giải thích')).toEqual(ok({ isChanged: true }));
	expect(codeOf(await owner.spend({ bonusVnd: 1000 }))).toBe('ok');
	expect(await noticesOf(customerId)).toMatchObject([
		{ kind: 'coin.frozen', params: { reason: 'Nhiều tài khoản một máy' } },
		{ kind: 'coin.unfrozen', params: { reason: 'Đã giải thích' } },
	]);
});

test("freezeCoin returns coin.reason_missing without a reason and coin.own_account for the operator's own coin", async () => {
	const { customerId } = await makeCoinOwner(database);
	expect(codeOf(await freezeCoin(operatorContext, { customerId, isFrozen: true, reason: '  ' }))).toBe(
		'coin.reason_missing',
	);
	const own = contextOf(database, operator(customerId));
	expect(codeOf(await freezeCoin(own, { customerId, isFrozen: false, reason: 'x' }))).toBe('coin.own_account');
	expect(await noticesOf(customerId)).toEqual([]);
});
