import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { fail } from '../contract/payments.ts';
import { findAttempt } from '../db/attempt-repository.ts';
import { closeIncident, findIncident } from '../db/incident-repository.ts';

type Answer = Result<null, Failure<'payments.incident_not_open' | 'payments.in_doubt' | 'payments.reason_missing'>>;

/** The note records the solution. Refunds and suspected payments have commands of their own. */
export function resolveIncident(
	context: Context<OperatorActor>,
	{ incidentId, note: written }: { readonly incidentId: string; readonly note: string },
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const note = clean(written);
		if (note === '') return fail('payments.reason_missing');
		const seen = await findIncident(scope.read, incidentId);
		const attempt = seen?.kind === 'suspected' ? await findAttempt(scope.db, seen.attemptId) : null;
		if (attempt?.state === 'suspected') return fail('payments.in_doubt');
		const closed = { resolvedAt: await scope.now(), resolution: 'by_hand', note };
		const isClosed = await closeIncident(scope.db, incidentId, closed);
		if (!isClosed) return fail('payments.incident_not_open');
		await audit(scope, { subjectType: 'payment_incident', subjectId: incidentId, action: 'resolved', facts: { note } });
		return ok(null);
	});
}
