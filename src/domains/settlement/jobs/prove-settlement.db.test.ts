import { beforeEach, expect, test, vi } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePayableShop, wireTestSettlement } from '#tests/makers/settlement.ts';
import { requestPayout } from '../use-cases/open-payout.ts';
import { proveSettlement } from './prove-settlement.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const info = vi.spyOn(context.log, 'info');
const error = vi.spyOn(context.log, 'error');
wireTestSettlement();
beforeEach(() => vi.clearAllMocks());

test('the night says that all is well, and cries out when a payout went to the bank without its money', async () => {
	const { owner } = await makePayableShop(database, 300_000);
	await requestPayout(owner);
	await proveSettlement.handle(context, {});
	expect(info).toHaveBeenCalledOnce();
	await database.pool.query(`
		WITH batch AS (INSERT INTO payout_batches VALUES (gen_random_uuid(), app_now()) RETURNING id)
		UPDATE payouts SET state = 'processing', batch_id = (SELECT id FROM batch),
			first_approved_by = (SELECT decided_by FROM payout_accounts LIMIT 1)`);
	await proveSettlement.handle(context, {});
	expect(error).toHaveBeenCalledOnce();
});
