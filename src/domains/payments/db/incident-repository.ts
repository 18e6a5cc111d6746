import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { IncidentKind, PaymentPurpose } from '../contract/payments.ts';
import { type EventSource, paymentAttempts, paymentEvents, paymentIncidents } from './tables.ts';

const PAYLOAD_MAX_CHARS = 4000;

export type PaymentEvent = {
	readonly attemptId: string | null;
	readonly source: EventSource;
	readonly verdict: string;
	readonly payload: string;
};

export async function recordEvent(tx: Transaction, event: PaymentEvent): Promise<void> {
	await tx.insert(paymentEvents).values({ id: newId(), ...event, payload: event.payload.slice(0, PAYLOAD_MAX_CHARS) });
}

/** Stores one incident per kind and attempt, however often VNPAY repeats its notification. */
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

type Incident = Readonly<typeof paymentIncidents.$inferSelect>;
export async function findIncident(read: ReadDatabase, id: string): Promise<Incident | null> {
	const [found] = await read.select().from(paymentIncidents).where(eq(paymentIncidents.id, id));
	return found ?? null;
}

export async function closeIncident(
	tx: Transaction,
	id: string,
	closed: { readonly resolvedAt: Date; readonly resolution: string; readonly note: string },
): Promise<boolean> {
	const { rowCount } = await tx
		.update(paymentIncidents)
		.set(closed)
		.where(and(eq(paymentIncidents.id, id), isNull(paymentIncidents.resolvedAt)));
	return rowCount === 1;
}

/** Reopens a resolved incident, because a new suspicion needs a new decision. */
export async function openDoubtfulPayment(
	tx: Transaction,
	attemptId: string,
	amountVnd: number,
	openedAt: Date,
): Promise<void> {
	const again = { amountVnd, openedAt, resolvedAt: null, resolution: null, note: '' };
	await tx
		.insert(paymentIncidents)
		.values({ id: newId(), attemptId, kind: 'suspected', amountVnd, openedAt })
		.onConflictDoUpdate({ target: [paymentIncidents.attemptId, paymentIncidents.kind], set: again });
}

export async function listDoubtfulPayments(
	read: ReadDatabase,
	openedBefore: Date,
	limit: number,
): Promise<readonly Pick<Incident, 'id' | 'attemptId' | 'openedAt'>[]> {
	const { id, attemptId, openedAt } = paymentIncidents;
	return read
		.select({ id, attemptId, openedAt })
		.from(paymentIncidents)
		.where(
			and(
				eq(paymentIncidents.kind, 'suspected'),
				isNull(paymentIncidents.resolvedAt),
				lte(paymentIncidents.openedAt, openedBefore),
			),
		)
		.orderBy(asc(paymentIncidents.openedAt))
		.limit(limit);
}
