import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { IncidentKind, PaymentPurpose } from '../contract.ts';
import { type EventSource, paymentAttempts, paymentEvents, paymentIncidents } from './tables.ts';

const PAYLOAD_MAX_CHARS = 4000;

export type PaymentEvent = {
	readonly attemptId: string | null;
	readonly source: EventSource;
	readonly verdict: string;
	/** Masked already. */
	readonly payload: string;
};

export async function recordEvent(tx: Transaction, event: PaymentEvent): Promise<void> {
	await tx.insert(paymentEvents).values({ id: newId(), ...event, payload: event.payload.slice(0, PAYLOAD_MAX_CHARS) });
}

/** One incident of a kind per attempt, however often VNPAY repeats itself. */
export async function openIncident(
	tx: Transaction,
	attemptId: string,
	kind: IncidentKind,
	amountVnd: number | null,
): Promise<void> {
	await tx.insert(paymentIncidents).values({ id: newId(), attemptId, kind, amountVnd }).onConflictDoNothing();
}

export async function resolveIncidents(
	tx: Transaction,
	attemptId: string,
	kinds: readonly IncidentKind[],
	resolution: string,
	resolvedAt: Date,
): Promise<void> {
	await tx
		.update(paymentIncidents)
		.set({ resolvedAt, resolution })
		.where(
			and(
				eq(paymentIncidents.attemptId, attemptId),
				inArray(paymentIncidents.kind, [...kinds]),
				isNull(paymentIncidents.resolvedAt),
			),
		);
}

export type OpenIncident = typeof paymentIncidents.$inferSelect & {
	readonly txnRef: string;
	readonly purpose: PaymentPurpose;
	readonly reference: string;
};

/** The longest waiting first. */
export async function listOpenIncidents(read: ReadDatabase, limit: number): Promise<readonly OpenIncident[]> {
	const { txnRef, purpose, reference } = paymentAttempts;
	const rows = await read
		.select({ incident: paymentIncidents, txnRef, purpose, reference })
		.from(paymentIncidents)
		.innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentIncidents.attemptId))
		.where(isNull(paymentIncidents.resolvedAt))
		.orderBy(asc(paymentIncidents.openedAt))
		.limit(limit);
	return rows.map(({ incident, ...attempt }) => ({ ...incident, ...attempt }));
}

/** False when it is not open, or none of ours. */
export async function closeIncident(tx: Transaction, id: string, resolvedAt: Date): Promise<boolean> {
	const { rowCount } = await tx
		.update(paymentIncidents)
		.set({ resolvedAt, resolution: 'by_hand' })
		.where(and(eq(paymentIncidents.id, id), isNull(paymentIncidents.resolvedAt)));
	return rowCount === 1;
}
