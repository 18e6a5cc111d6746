import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount } from './tables.ts';

export const orderPaymentShares = pgTable('order_payment_shares', {
	txnRef: text().notNull(),
	orderId: uuid().notNull(),
	amountVnd: amount().notNull(),
});

export type PaymentShare = Readonly<typeof orderPaymentShares.$inferSelect>;
