import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { IncidentKind, PaymentFailure, PaymentPurpose, PaymentState } from '../contract/payments.ts';
import type { RefundState } from '../contract/refunds.ts';

const amount = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const paymentAttempts = pgTable('payment_attempts', {
	id: uuid().primaryKey(),
	txnRef: text().notNull(),
	purpose: text().$type<PaymentPurpose>().notNull(),
	reference: text().notNull(),
	customerId: uuid(),
	amountVnd: amount().notNull(),
	state: text().$type<PaymentState>().notNull(),
	failure: text().$type<PaymentFailure>(),
	isSettled: boolean().notNull(),
	receivedVnd: amount().notNull(),
	refundedVnd: amount().notNull(),
	orderInfo: text().notNull(),
	clientIp: text().notNull(),
	transactionNo: text().notNull(),
	bankCode: text().notNull(),
	createdAt: instant().notNull(),
	expiresAt: instant().notNull(),
	decidedAt: instant(),
	nextCheckAt: instant(),
	failedChecks: integer().notNull(),
});

export const EVENT_SOURCES = ['ipn', 'query', 'refund'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

export const paymentEvents = pgTable('payment_events', {
	id: uuid().primaryKey(),
	attemptId: uuid(),
	source: text().$type<EventSource>().notNull(),
	verdict: text().notNull(),
	payload: text().notNull(),
	occurredAt: instant().notNull().default(sql`app_now()`),
});

export const paymentIncidents = pgTable('payment_incidents', {
	id: uuid().primaryKey(),
	attemptId: uuid().notNull(),
	kind: text().$type<IncidentKind>().notNull(),
	amountVnd: amount(),
	openedAt: instant().notNull().default(sql`app_now()`),
	resolvedAt: instant(),
	resolution: text(),
	note: text().notNull().default(''),
});

export const refunds = pgTable('refunds', {
	id: uuid().primaryKey(),
	attemptId: uuid().notNull(),
	amountVnd: amount().notNull(),
	payableOwner: text().notNull(),
	sourceType: text().notNull(),
	sourceId: text().notNull(),
	reason: text().notNull(),
	state: text().$type<RefundState>().notNull(),
	tries: integer().notNull(),
	round: integer().notNull().default(0),
	transactionNo: text().notNull(),
	responseCode: text().notNull(),
	requestedAt: instant().notNull(),
	firstSentAt: instant(),
	decidedAt: instant(),
	nextTryAt: instant(),
	/** True when an earlier request may have reached VNPAY, until operators have ruled that out. */
	mayHaveGone: boolean().notNull().default(false),
	/** Account for a transfer after VNPAY rejected the refund: encrypted, and masked for its owner. */
	bankSealed: text(),
	bankShown: text(),
});
