import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { PaymentPurpose } from '../contract/payments.ts';
import { paymentAttempts } from './tables.ts';

export type Attempt = Readonly<typeof paymentAttempts.$inferSelect>;
export type NewAttempt = Pick<
	Attempt,
	| 'txnRef'
	| 'purpose'
	| 'reference'
	| 'customerId'
	| 'amountVnd'
	| 'orderInfo'
	| 'clientIp'
	| 'createdAt'
	| 'expiresAt'
	| 'nextCheckAt'
>;
export type AttemptChanges = Partial<
	Pick<
		Attempt,
		| 'state'
		| 'failure'
		| 'isSettled'
		| 'receivedVnd'
		| 'refundedVnd'
		| 'transactionNo'
		| 'bankCode'
		| 'decidedAt'
		| 'nextCheckAt'
		| 'failedChecks'
	>
>;

export async function recordAttempt(tx: Transaction, attempt: NewAttempt): Promise<Attempt> {
	const row: Attempt = {
		id: newId(),
		state: 'created',
		failure: null,
		isSettled: false,
		receivedVnd: 0,
		refundedVnd: 0,
		transactionNo: '',
		bankCode: '',
		decidedAt: null,
		failedChecks: 0,
		...attempt,
	};
	await tx.insert(paymentAttempts).values(row);
	return row;
}

/** Locks the attempt, so that its results are processed one after the other. */
export async function lockAttemptByTxnRef(tx: Transaction, txnRef: string): Promise<Attempt | null> {
	const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.txnRef, txnRef)).for('update');
	return row ?? null;
}

export async function lockAttempt(tx: Transaction, attemptId: string): Promise<Attempt | null> {
	const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
	return row ?? null;
}

export async function lockSettledAttempt(
	tx: Transaction,
	purpose: PaymentPurpose,
	reference: string,
): Promise<Attempt | null> {
	const [row] = await tx
		.select()
		.from(paymentAttempts)
		.where(
			and(
				eq(paymentAttempts.purpose, purpose),
				eq(paymentAttempts.reference, reference),
				eq(paymentAttempts.isSettled, true),
			),
		)
		.for('update');
	return row ?? null;
}

/** Serializes the settlements of one purpose and reference. Taken after the lock of the attempt. */
export async function lockSettlement(tx: Transaction, { purpose, reference }: Attempt): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${purpose}:${reference}`}, 0))`);
}

/** Call with `lockSettlement` held. */
export async function hasSettledAttempt(tx: Transaction, { purpose, reference }: Attempt): Promise<boolean> {
	const found = await tx
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(
			and(
				eq(paymentAttempts.purpose, purpose),
				eq(paymentAttempts.reference, reference),
				eq(paymentAttempts.isSettled, true),
			),
		);
	return found.length > 0;
}

export async function findAttempt(db: Writable, attemptId: string): Promise<Attempt | null> {
	const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
	return row ?? null;
}

export async function changeAttempt(tx: Transaction, attemptId: string, changes: AttemptChanges): Promise<void> {
	await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.id, attemptId));
}

/** Claims due attempts until `leaseUntil`; other workers skip them. */
export async function claimDueAttempts(
	tx: Transaction,
	now: Date,
	leaseUntil: Date,
	limit: number,
): Promise<readonly string[]> {
	const due = await tx
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(lte(paymentAttempts.nextCheckAt, now))
		.orderBy(asc(paymentAttempts.nextCheckAt))
		.limit(limit)
		.for('update', { skipLocked: true });
	const ids = due.map(({ id }) => id);
	if (ids.length > 0)
		await tx.update(paymentAttempts).set({ nextCheckAt: leaseUntil }).where(inArray(paymentAttempts.id, ids));
	return ids;
}
