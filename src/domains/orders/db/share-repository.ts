import { eq } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { orderPaymentShares, type PaymentShare } from './checkout-tables.ts';

export async function recordShares(tx: Transaction, shares: readonly PaymentShare[]): Promise<void> {
	await tx.insert(orderPaymentShares).values([...shares]);
}

export async function sharesOf(read: ReadDatabase, txnRef: string): Promise<readonly PaymentShare[]> {
	return read.select().from(orderPaymentShares).where(eq(orderPaymentShares.txnRef, txnRef));
}
