import { and, eq } from 'drizzle-orm';
import type { Actor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import {
	type AttemptView,
	DECLINE_REASONS,
	type DeclineReason,
	type PaymentFailure,
	type PaymentState,
} from '../contract/payments.ts';
import { DECLINED_SOURCE } from '../db/refund-repository.ts';
import { paymentAttempts, refunds } from '../db/tables.ts';
import { isOpen } from '../rules/payment-states.ts';
import { readNotification } from '../vnpay/notification.ts';
import { paymentsWiring } from '../wiring.ts';
import { toAttemptView } from './attempt-view.ts';

export type ReturnReading =
	| { readonly kind: 'empty' }
	/** Forged, changed or unknown; the page confirms nothing. */
	| { readonly kind: 'unconfirmed' }
	| {
			readonly kind: 'known';
			readonly state: PaymentState;
			readonly isPending: boolean;
			readonly failure: PaymentFailure | null;
			readonly own: AttemptView | null;
			readonly declined: DeclineReason | null;
	  };

/** The query only identifies the attempt; its state is read from the database. Writes nothing. */
export async function readReturn({ actor, fresh }: ReadContext<Actor>, rawQuery: string): Promise<ReturnReading> {
	if (rawQuery === '') return { kind: 'empty' };
	const { provider } = paymentsWiring();
	const check = provider ? readNotification(rawQuery, provider.settings) : null;
	if (!check?.genuine) return { kind: 'unconfirmed' };
	const { txnRef } = check.notification;
	const [row] = await fresh.select().from(paymentAttempts).where(eq(paymentAttempts.txnRef, txnRef));
	if (!row) return { kind: 'unconfirmed' };
	const isOwner = actor.kind !== 'visitor' && actor.kind !== 'system' && actor.customerId === row.customerId;
	return {
		kind: 'known',
		state: row.state,
		isPending: isOpen(row.state),
		failure: row.failure,
		own: isOwner ? toAttemptView(row) : null,
		declined: isOwner && row.refundedVnd > 0 ? await declineReason(fresh, row.id) : null,
	};
}

async function declineReason(fresh: ReadDatabase, attemptId: string): Promise<DeclineReason | null> {
	const [refund] = await fresh
		.select({ reason: refunds.reason })
		.from(refunds)
		.where(and(eq(refunds.attemptId, attemptId), eq(refunds.sourceType, DECLINED_SOURCE)));
	return DECLINE_REASONS.find((known) => known === refund?.reason) ?? null;
}
