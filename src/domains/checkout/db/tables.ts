import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const amount = () => bigint({ mode: 'number' });

export const orderPaymentShares = pgTable('order_payment_shares', {
	txnRef: text().notNull(),
	orderId: uuid().notNull(),
	amountVnd: amount().notNull(),
});

export type PaymentShare = Readonly<typeof orderPaymentShares.$inferSelect>;
