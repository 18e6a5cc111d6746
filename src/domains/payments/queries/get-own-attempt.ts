import { eq } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AttemptInput, type AttemptView, fail } from '../contract/payments.ts';
import { paymentAttempts } from '../db/tables.ts';
import { toAttemptView } from './attempt-view.ts';

/** Reads from the primary, because the page polls for a result that VNPAY has just reported. */
export async function getOwnAttempt(
	{ actor, fresh }: ReadContext<MemberActor>,
	input: AttemptInput,
): Promise<Result<AttemptView, Failure<'payments.not_found'>>> {
	const [row] = await fresh.select().from(paymentAttempts).where(eq(paymentAttempts.txnRef, input.txnRef));
	if (!row || row.customerId !== actor.customerId) return fail('payments.not_found');
	return ok(toAttemptView(row));
}
