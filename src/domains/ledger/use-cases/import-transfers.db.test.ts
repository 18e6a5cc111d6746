import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import type { TransferLeg } from '../contract.ts';
import { getBalance } from '../queries/get-balance.ts';
import { getLedgerCheck } from '../queries/get-ledger-check.ts';
import { importTransfers } from './import-transfers.ts';

const context = contextOf(await testDatabase(), system());
const sale = (shopId: string, amountVnd: number): TransferLeg => ({
	leg: 'sale',
	debit: { kind: 'bank' },
	credit: { kind: 'vendor_payable', ownerId: shopId },
	amountVnd,
});
const importAll = (all: Parameters<typeof importTransfers>[1]) =>
	transact(context, async (scope) => {
		await importTransfers(scope, all);
		return ok(null);
	});

test('importTransfers posts the transfers of many sources, and the ledger balances', async () => {
	const shopId = newId();
	const sources = [
		{ type: 'order', id: newId() },
		{ type: 'order', id: newId() },
	] as const;
	await importAll(sources.map((source, at) => ({ source, legs: [sale(shopId, 1000 * (at + 1))] })));
	expect((await getBalance(context.fresh, { kind: 'vendor_payable', ownerId: shopId })).postedVnd).toBe(3000);
	expect((await getLedgerCheck(context.read)).isSound).toBe(true);
	await importAll([]);
});

test('importTransfers refuses a source that was posted before and accounts with a floor', async () => {
	const source = { type: 'order', id: newId() };
	await importAll([{ source, legs: [sale(newId(), 1000)] }]);
	await expect(importAll([{ source, legs: [sale(newId(), 1000)] }])).rejects.toThrow();
	const debit = { kind: 'coin_bonus', ownerId: newId() } as const;
	const legs = [{ leg: 'coin', debit, credit: { kind: 'commission' }, amountVnd: 5 }] as const;
	await expect(importAll([{ source: { type: 'order', id: newId() }, legs }])).rejects.toThrow('floor');
});
