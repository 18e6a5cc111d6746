import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type ComplaintFailure, type ComplaintState, failComplaint } from '../contract/complaints.ts';
import { changeComplaint, insertComplaintEntry, lockComplaint } from '../db/complaint-repository.ts';
import { complaintMoved } from '../events.ts';

type AnswerComplaint = { readonly complaintId: string; readonly text: string; readonly isEnd: boolean };
type Answer = Result<{ readonly state: ComplaintState }, Failure<ComplaintFailure>>;

export function answerComplaint(
	context: Context<OperatorActor | SystemActor>,
	{ complaintId, text, isEnd }: AnswerComplaint,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db } = scope;
		const complaint = await lockComplaint(db, complaintId);
		if (!complaint) return failComplaint('operations.complaint_not_found');
		if (complaint.state === 'closed') return failComplaint('operations.complaint_closed');
		const body = clean(text);
		if (body === '') return failComplaint('operations.complaint_text_needed');
		const at = await scope.now();
		const wordId = await insertComplaintEntry(db, { complaintId, party: 'operator', body, at });
		const state = isEnd ? 'closed' : 'answered';
		const answeredAt = complaint.answeredAt ?? at;
		await changeComplaint(db, complaintId, { state, answeredAt, closedAt: isEnd ? at : null });
		await audit(scope, { subjectType: 'complaint', subjectId: complaintId, action: state, facts: { wordId } });
		await scope.publish(db, complaintMoved({ complaintId, wordId, step: state }));
		return ok({ state });
	});
}
