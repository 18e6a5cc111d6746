import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrderEventKind, OrderParty, OrderState, PaymentMethod, ReturnTerms } from '../contract/order.ts';
import type { Carrier, DeliveryFailure, ParcelState } from '../contract/parcel.ts';
import type { ShippingPart } from '../contract/quantities.ts';

const amount = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });
const none = () => amount().notNull().default(0);
/** Discounts by payer: shop, platform, and the buyer's coin of both kinds. */
const reductions = () => ({
	shopDiscountVnd: none(),
	platformDiscountVnd: none(),
	coinBonusVnd: none(),
	coinPaidVnd: none(),
});

export const orderGroups = pgTable('order_groups', {
	id: uuid().primaryKey(),
	number: text().notNull(),
	customerId: uuid().notNull(),
	paymentMethod: text().$type<PaymentMethod>().notNull(),
	placedAt: instant().notNull(),
	expiresAt: instant(),
	heldAt: instant(),
	attempts: integer().notNull().default(0),
	recipient: text().notNull(),
	phone: text().notNull(),
	street: text().notNull(),
	wardName: text().notNull(),
	provinceCode: text().notNull(),
	provinceName: text().notNull(),
	courierNote: text().notNull().default(''),
});
export type OrderGroup = Readonly<typeof orderGroups.$inferSelect>;

export const orders = pgTable('orders', {
	id: uuid().primaryKey(),
	number: text().notNull(),
	groupId: uuid().notNull(),
	customerId: uuid().notNull(),
	shopId: uuid().notNull(),
	state: text().$type<OrderState>().notNull(),
	shopName: text().notNull(),
	shopSlug: text().notNull(),
	note: text().notNull(),
	goodsVnd: amount().notNull(),
	shippingVnd: amount().notNull(),
	totalVnd: amount().notNull(),
	...reductions(),
	/** Paid by bank or cash; a generated column. */
	payVnd: amount().notNull().generatedAlwaysAs(sql`total_vnd - coin_bonus_vnd - coin_paid_vnd`),
	shippingOption: text().notNull(),
	/** The rates that the fee was computed with; empty means those of the platform. */
	shippingParts: jsonb().$type<readonly ShippingPart[]>().notNull().default([]),
	arrivesFrom: instant().notNull(),
	arrivesTo: instant().notNull(),
	prepDays: integer().notNull(),
	orderedAt: instant().notNull(),
	placedAt: instant(),
	confirmedAt: instant(),
	packedAt: instant(),
	/** The first parcel; `shippedAt` is the last one. */
	firstShippedAt: instant(),
	shippedAt: instant(),
	lastScanAt: instant(),
	deliveredAt: instant(),
	completedAt: instant(),
	cancelledAt: instant(),
	cancelAskedAt: instant(),
	refusedAt: instant(),
	/** When the buyer requested to cancel the unshipped items. */
	restAskedAt: instant(),
	dueAt: instant(),
	shippingCommissionBp: integer().notNull().default(0),
	holdDays: integer(),
	reservedVnd: amount().notNull().default(0),
	releasedAt: instant(),
	/** When the payment of the completed order was final and its coin was decided. */
	earnedAt: instant(),
});
export type Order = Readonly<typeof orders.$inferSelect>;

export const orderLines = pgTable('order_lines', {
	id: uuid().primaryKey(),
	orderId: uuid().notNull(),
	variantId: uuid().notNull(),
	productId: uuid().notNull(),
	productName: text().notNull(),
	productSlug: text().notNull(),
	variantLabel: text().notNull(),
	sku: text().notNull(),
	pictureHash: text(),
	unitPriceVnd: amount().notNull(),
	quantity: integer().notNull(),
	weightG: integer().notNull(),
	returnTerms: text().$type<ReturnTerms>().notNull().default('faults_only'),
	commissionBp: integer().notNull().default(0),
	taxBp: integer().notNull().default(0),
	...reductions(),
});
export type OrderLine = Readonly<typeof orderLines.$inferSelect>;

/** In a separate table, because rows of orders are wide. */
export const orderSearchTexts = pgTable('order_words', {
	orderId: uuid().primaryKey(),
	shopId: uuid().notNull(),
	goods: text().notNull(),
	contact: text().notNull(),
});

export const orderEvents = pgTable('order_events', {
	id: uuid().primaryKey(),
	orderId: uuid().notNull(),
	kind: text().$type<OrderEventKind>().notNull(),
	party: text().$type<OrderParty>().notNull(),
	reason: text(),
	note: text().notNull().default(''),
	at: instant().notNull(),
});
export type OrderEvent = Readonly<typeof orderEvents.$inferSelect>;

export const orderParcels = pgTable('order_parcels', {
	id: uuid().primaryKey(),
	orderId: uuid().notNull(),
	position: integer().notNull(),
	state: text().$type<ParcelState>().notNull(),
	carrier: text().$type<Carrier>().notNull(),
	tracking: text().notNull(),
	proof: text().notNull().default(''),
	recipient: text().notNull().default(''),
	proofReference: text().notNull().default(''),
	shippedAt: instant().notNull(),
	deliveredAt: instant(),
	refusedAt: instant(),
	refusal: text().$type<DeliveryFailure>(),
	lostAt: instant(),
	returnedAt: instant(),
	/** With carrier `other`: the carrier collects the cash, not the shop. */
	otherCollects: boolean().notNull().default(false),
	/** As the shop calls carrier `other`; empty when unknown. */
	carrierName: text().notNull().default(''),
	cashCollectedVnd: amount(),
	cashCollectedBy: text().$type<'carrier' | 'operator'>(),
	cashCollectedAt: instant(),
});
export type Parcel = Readonly<typeof orderParcels.$inferSelect>;

export const orderParcelLines = pgTable(
	'order_parcel_lines',
	{
		parcelId: uuid().notNull(),
		lineId: uuid().notNull(),
		quantity: integer().notNull(),
		restocked: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.parcelId, table.lineId] })],
);
export type ParcelLine = Readonly<typeof orderParcelLines.$inferSelect>;

export const boughtTogether = pgTable(
	'bought_together',
	{ productId: uuid().notNull(), otherId: uuid().notNull(), buyers: integer().notNull() },
	(table) => [primaryKey({ columns: [table.productId, table.otherId] })],
);

/** Pictures taken at delivery. */
export const orderParcelPictures = pgTable(
	'order_parcel_pictures',
	{ parcelId: uuid().notNull(), position: integer().notNull(), pictureId: uuid().notNull() },
	(table) => [primaryKey({ columns: [table.parcelId, table.position] })],
);

export type ParcelWithLines = Parcel & { readonly lines: readonly ParcelLine[] };
