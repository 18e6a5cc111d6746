import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CancelReason, Carrier, CarrierStatus, OrderParty } from '../contract/fulfilment.ts';
import type { InvestigationState } from '../contract/investigation.ts';
import type { PartCancelState } from '../contract/unshipped-items.ts';

const instant = () => timestamp({ withTimezone: true });

export const parcelInvestigations = pgTable('order_cases', {
	id: uuid().primaryKey(),
	number: text().notNull(),
	orderId: uuid().notNull(),
	state: text().$type<InvestigationState>().notNull(),
	openedAt: instant().notNull(),
	dueBy: instant().notNull(),
	closedAt: instant(),
	closedBy: uuid(),
	note: text().notNull().default(''),
});
export type ParcelInvestigation = Readonly<typeof parcelInvestigations.$inferSelect>;

export const orderPartCancels = pgTable('order_part_cancels', {
	id: uuid().primaryKey(),
	orderId: uuid().notNull(),
	state: text().$type<PartCancelState>().notNull(),
	party: text().$type<OrderParty>().notNull(),
	reason: text().$type<CancelReason>().notNull(),
	note: text().notNull().default(''),
	askedAt: instant().notNull(),
	decidedAt: instant(),
});

export type PartCancel = Readonly<typeof orderPartCancels.$inferSelect>;

export const orderPartCancelLines = pgTable(
	'order_part_cancel_lines',
	{ cancelId: uuid().notNull(), lineId: uuid().notNull(), quantity: integer().notNull() },
	(table) => [primaryKey({ columns: [table.cancelId, table.lineId] })],
);

export type PartCancelLine = Readonly<typeof orderPartCancelLines.$inferSelect>;

export const carrierEvents = pgTable(
	'carrier_events',
	{
		carrier: text().$type<Carrier>().notNull(),
		eventId: text().notNull(),
		parcelId: uuid().notNull(),
		status: text().$type<CarrierStatus>().notNull(),
		note: text().notNull().default(''),
		happenedAt: instant().notNull(),
		receivedAt: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.carrier, table.eventId] })],
);

export type CarrierEvent = Readonly<typeof carrierEvents.$inferSelect>;
