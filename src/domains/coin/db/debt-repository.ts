import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { Source } from '#src/shared/source.ts';
import type { ProductShare } from '../rules/earning.ts';
import { type CoinDebt, type CoinSlice, coinClawbacks, coinDebts, coinSlices } from './tables.ts';

/** Each debt is one leg of the ledger transfer of a grant; the remaining debts wait for the next grant. */
const DEBTS_PER_GRANT = 100;

/** False when this source was clawed back before. */
export async function recordClawback(
	tx: Transaction,
	clawback: ProductShare & { readonly source: Source; readonly orderId: string; readonly at: Date },
): Promise<boolean> {
	const { source, ...rest } = clawback;
	const inserted = await tx
		.insert(coinClawbacks)
		.values({ ...rest, sourceType: source.type, sourceId: source.id })
		.onConflictDoNothing();
	return inserted.rowCount === 1;
}

export async function clawedBackShares(tx: Transaction, orderId: string): Promise<readonly ProductShare[]> {
	return tx
		.select({ numerator: coinClawbacks.numerator, denominator: coinClawbacks.denominator })
		.from(coinClawbacks)
		.where(eq(coinClawbacks.orderId, orderId));
}

export type NewDebt = Pick<CoinDebt, 'customerId' | 'sliceId' | 'owedVnd' | 'openedAt'> & {
	readonly source: Source;
};

export async function recordDebt(tx: Transaction, { source, ...debt }: NewDebt): Promise<void> {
	await tx
		.insert(coinDebts)
		.values({ id: newId(), ...debt, sourceType: source.type, sourceId: source.id, settledVnd: 0 });
}

export type OpenDebt = Pick<CoinDebt, 'id'> & Pick<CoinSlice, 'payerKind' | 'payerId'> & { readonly openVnd: number };

export async function openDebts(tx: Transaction, customerId: string): Promise<readonly OpenDebt[]> {
	const rows = await tx
		.select({ debt: coinDebts, payerKind: coinSlices.payerKind, payerId: coinSlices.payerId })
		.from(coinDebts)
		.innerJoin(coinSlices, eq(coinSlices.id, coinDebts.sliceId))
		.where(and(eq(coinDebts.customerId, customerId), lt(coinDebts.settledVnd, coinDebts.owedVnd)))
		.orderBy(asc(coinDebts.id))
		.limit(DEBTS_PER_GRANT);
	return rows.map(({ debt, ...payer }) => ({ id: debt.id, ...payer, openVnd: debt.owedVnd - debt.settledVnd }));
}

export async function reduceDebt(tx: Transaction, debtId: string, amountVnd: number): Promise<void> {
	await tx
		.update(coinDebts)
		.set({ settledVnd: sql`${coinDebts.settledVnd} + ${amountVnd}` })
		.where(eq(coinDebts.id, debtId));
}
