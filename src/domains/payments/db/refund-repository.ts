import { and, asc, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ACCOUNT_STATES, STUCK_STATES, UNDERWAY_STATES } from '../contract/refunds.ts';
import { paymentAttempts, refunds } from './tables.ts';

export type Refund = Readonly<typeof refunds.$inferSelect>;
export type NewRefund = Pick<
	Refund,
	'attemptId' | 'amountVnd' | 'payableOwner' | 'sourceType' | 'sourceId' | 'reason' | 'requestedAt'
>;
export type RefundChanges = Partial<
	Pick<
		Refund,
		| 'state'
		| 'tries'
		| 'round'
		| 'transactionNo'
		| 'responseCode'
		| 'firstSentAt'
		| 'decidedAt'
		| 'nextTryAt'
		| 'mayHaveGone'
		| 'bankSealed'
		| 'bankShown'
	>
>;

/** Source of automatic refunds of declined payments. */
export const DECLINED_SOURCE = 'payment_declined';

export async function recordRefund(tx: Transaction, refund: NewRefund): Promise<Refund> {
	const row: Refund = {
		id: newId(),
		state: 'requested',
		tries: 0,
		round: 0,
		transactionNo: '',
		responseCode: '',
		firstSentAt: null,
		decidedAt: null,
		nextTryAt: refund.requestedAt,
		mayHaveGone: false,
		bankSealed: null,
		bankShown: null,
		...refund,
	};
	await tx.insert(refunds).values(row);
	return row;
}

export async function findRefundOf(tx: Transaction, sourceType: string, sourceId: string): Promise<Refund | null> {
	const [row] = await tx
		.select()
		.from(refunds)
		.where(and(eq(refunds.sourceType, sourceType), eq(refunds.sourceId, sourceId)));
	return row ?? null;
}

/** Lock order: the attempt first; its lock protects all its refunds. */
export async function listRefundsOfLocked(tx: Transaction, attemptId: string): Promise<readonly Refund[]> {
	return tx.select().from(refunds).where(eq(refunds.attemptId, attemptId)).orderBy(asc(refunds.requestedAt));
}

export async function findAttemptIdOfRefund(tx: Transaction, refundId: string): Promise<string | null> {
	const [row] = await tx.select({ attemptId: refunds.attemptId }).from(refunds).where(eq(refunds.id, refundId));
	return row?.attemptId ?? null;
}

export async function changeRefund(tx: Transaction, refundId: string, changes: RefundChanges): Promise<void> {
	await tx.update(refunds).set(changes).where(eq(refunds.id, refundId));
}

export type StuckRefund = Refund & { readonly txnRef: string };

/** Not sent to the bank yet; those that need a person come first. */
export async function listOpenRefunds(read: ReadDatabase, limit: number): Promise<readonly StuckRefund[]> {
	const rows = await read
		.select({ refund: refunds, txnRef: paymentAttempts.txnRef })
		.from(refunds)
		.innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
		.where(ne(refunds.state, 'done'))
		.orderBy(desc(inArray(refunds.state, [...STUCK_STATES])), asc(refunds.requestedAt))
		.limit(limit);
	return rows.map(({ refund, txnRef }) => ({ ...refund, txnRef }));
}

/** Rejected before `by` and without a bank account, newest first because their reminders come soonest. */
export async function findWithoutAccount(read: ReadDatabase, by: Date, limit: number): Promise<readonly string[]> {
	const rows = await read
		.select({ id: refunds.id })
		.from(refunds)
		.where(and(inArray(refunds.state, [...ACCOUNT_STATES]), isNull(refunds.bankSealed), lte(refunds.decidedAt, by)))
		.orderBy(desc(refunds.decidedAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

export async function findDueRefunds(read: ReadDatabase, now: Date, limit: number): Promise<readonly string[]> {
	const rows = await read
		.select({ id: refunds.id })
		.from(refunds)
		.where(and(lte(refunds.nextTryAt, now), inArray(refunds.state, [...UNDERWAY_STATES])))
		.orderBy(asc(refunds.nextTryAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}
