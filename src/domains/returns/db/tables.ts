import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReturnEventKind, ReturnParty, ReturnReason, ReturnState, Ruling } from '../contract/return.ts';
import type { ReturnShippingState } from '../contract/return-shipping.ts';

const amount = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const orderReturns = pgTable('order_returns', {
	id: uuid().primaryKey(),
	orderId: uuid().notNull(),
	customerId: uuid().notNull(),
	shopId: uuid().notNull(),
	state: text().$type<ReturnState>().notNull(),
	reason: text().$type<ReturnReason>().notNull(),
	body: text().notNull(),
	needsGoods: boolean().notNull(),
	tracking: text().notNull().default(''),
	requestedAt: instant().notNull(),
	approvedAt: instant(),
	sentAt: instant(),
	receivedAt: instant(),
	inspectedAt: instant(),
	restockedBy: uuid(),
	restockedAt: instant(),
	rejectedAt: instant(),
	disputedAt: instant(),
	underReviewAt: instant(),
	ruledAt: instant(),
	appealedAt: instant(),
	replacementOfferedAt: instant(),
	replacementAgreedAt: instant(),
	replacementTracking: text().notNull().default(''),
	ruling: text().$type<Ruling>(),
	rulingPercent: integer(),
	/** The first answer of an operator, and the operator in charge since. */
	answeredAt: instant(),
	keeperId: uuid(),
	/** All operators involved in the ruling, who may not decide its review. */
	ruledBy: uuid().array().notNull().default([]),
	bankSealed: text(),
	bankShown: text(),
	dueAt: instant(),
	endedAt: instant(),
});
export type OrderReturn = Readonly<typeof orderReturns.$inferSelect>;

export const orderReturnLines = pgTable(
	'order_return_lines',
	{
		returnId: uuid().notNull(),
		lineId: uuid().notNull(),
		quantity: integer().notNull(),
		restocked: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.returnId, table.lineId] })],
);
export type ReturnLine = Readonly<typeof orderReturnLines.$inferSelect>;

export const orderReturnEvents = pgTable('order_return_events', {
	id: uuid().primaryKey(),
	returnId: uuid().notNull(),
	kind: text().$type<ReturnEventKind>().notNull(),
	party: text().$type<ReturnParty>().notNull(),
	note: text().notNull().default(''),
	at: instant().notNull(),
});
export type ReturnEvent = Readonly<typeof orderReturnEvents.$inferSelect>;

export const orderReturnPictures = pgTable(
	'order_return_pictures',
	{ eventId: uuid().notNull(), position: integer().notNull(), returnId: uuid().notNull(), pictureId: uuid().notNull() },
	(table) => [primaryKey({ columns: [table.eventId, table.position] })],
);

export const orderReturnShippingCosts = pgTable('order_return_postages', {
	id: uuid().primaryKey(),
	returnId: uuid().notNull(),
	state: text().$type<ReturnShippingState>().notNull(),
	amountVnd: amount().notNull(),
	grantedVnd: amount(),
	bankSealed: text().notNull(),
	bankShown: text().notNull(),
	statedAt: instant().notNull(),
	refusedAt: instant(),
	disputedAt: instant(),
	dueAt: instant(),
	endedAt: instant(),
});
export type ReturnShipping = Readonly<typeof orderReturnShippingCosts.$inferSelect>;
