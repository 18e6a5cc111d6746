import { expect } from 'vitest';
import { confirmReceipt, recordCashCollected } from '#src/domains/fulfilment/index.ts';
import { getBalance, getLedgerCheck, listAccountSums } from '#src/domains/ledger/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { recordRemittance } from '#src/domains/remittances/index.ts';
import { getRemittanceCheck } from '#src/domains/remittances/queries/get-remittance-check.ts';
import { getSettlementCheck } from '#src/domains/settlement/queries/get-settlement-check.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { TestDatabase } from '#tests/database.ts';
import type { Sale } from './returns.ts';
import { asOperator } from './settlement.ts';

export async function collectCash(database: TestDatabase, orderId: string): Promise<void> {
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT parcel_id AS id FROM uncollected_parcels WHERE order_id = $1 ORDER BY 1',
		[orderId],
	);
	for (const { id: parcelId } of rows) {
		const recorded = await recordCashCollected(await asOperator(database), { parcelId, note: 'Bảng kê của hãng' });
		if (!recorded.ok) throw new Error(recorded.error.code);
	}
}

const balanceOf = async (
	{ db }: TestDatabase,
	kind: 'vendor_reserve' | 'vendor_payable' | 'coin_bonus',
	ownerId: string,
) => (await getBalance(readOnly(db), { kind, ownerId })).postedVnd;
export const shopMoney = async (database: TestDatabase, { order }: Pick<Sale, 'order'>) => ({
	reserve: await balanceOf(database, 'vendor_reserve', order.shopId),
	payable: await balanceOf(database, 'vendor_payable', order.shopId),
});
export const earnedCoin = (database: TestDatabase, { buyer }: Pick<Sale, 'buyer'>) =>
	balanceOf(database, 'coin_bonus', buyer.customerId);

export async function onlyParcelOf(database: TestDatabase, { order }: Pick<Sale, 'order'>) {
	const { rows } = await database.pool.query<{ id: string; vnd: number | null; by: string | null }>(
		'SELECT id, cash_collected_vnd AS vnd, cash_collected_by AS by FROM order_parcels WHERE order_id = $1',
		[order.id],
	);
	const [parcel] = rows;
	if (!parcel) throw new Error('no parcel');
	return parcel;
}

export async function confirmReceived({ buyer, number }: Pick<Sale, 'buyer' | 'number'>): Promise<void> {
	const received = await confirmReceipt(buyer.context, { number });
	if (!received.ok) throw new Error(received.error.code);
}

export async function expectBooksBalanced({ db }: TestDatabase): Promise<void> {
	const read = readOnly(db);
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
	expect(await getSettlementCheck(read)).toMatchObject({ isSound: true });
	expect(await getRemittanceCheck(read)).toMatchObject({ isSound: true });
}

/** What carriers and shops owe in collected cash, over all accounts of the kind. */
export const cashReceivable = async ({ db }: Pick<TestDatabase, 'db'>): Promise<number> =>
	(await listAccountSums(readOnly(db))).find(({ kind }) => kind === 'cod_receivable')?.balanceVnd ?? 0;

/** The carriers pay what they owe for the order's parcels, as their files say. */
export async function remitCash(database: TestDatabase, orderId: string): Promise<void> {
	const { rows } = await database.pool.query<{ carrier: Carrier; parcel: string; vnd: string }>(
		`SELECT carrier, parcel_id AS parcel, amount_vnd - remitted_vnd AS vnd FROM cash_claims
			WHERE order_id = $1 AND state <> 'remitted' ORDER BY 2`,
		[orderId],
	);
	for (const { carrier, parcel: tracking, vnd } of rows) {
		const lines = [{ tracking, amountVnd: Number(vnd), feeVnd: 0 }];
		const paid = { carrier, reference: newId(), paidOn: '2026-11-27', totalVnd: Number(vnd), lines };
		const recorded = await recordRemittance(await asOperator(database), paid);
		if (!recorded.ok || recorded.value.booked !== 1) throw new Error(`parcel ${tracking} was not remitted`);
	}
}
