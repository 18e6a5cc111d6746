import { expect, test, vi } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { reconcileCoin } from './reconcile-coin.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const alarm = vi.spyOn(context.log, 'error');
const owner = await makeCoinOwner(database, 1000);

test('reconcileCoin reports nothing while slices, movements and ledger agree', async () => {
	await reconcileCoin.handle(context, {});
	expect(alarm).not.toHaveBeenCalled();
});

test.each([
	['coin slices with too low a remaining amount', 'UPDATE coin_slices SET remaining_vnd = remaining_vnd - 1'],
	['coin slices with too high a held amount', 'UPDATE coin_slices SET held_vnd = held_vnd + 1'],
])('reconcileCoin raises an alarm for %s', async (_title, statement) => {
	alarm.mockClear();
	await database.pool.query(statement);
	await reconcileCoin.handle(context, {});
	expect(alarm).toHaveBeenCalledOnce();
	expect(alarm.mock.calls[0]?.[0]).toMatchObject({ proof: { isSound: false } });
	expect(JSON.stringify(alarm.mock.calls[0]?.[0])).toContain(`coin_bonus:${owner.customerId}`);
	await database.pool.query('UPDATE coin_slices SET remaining_vnd = granted_vnd, held_vnd = 0');
});
