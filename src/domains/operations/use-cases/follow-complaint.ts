import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import {
	type ComplaintFailure,
	type ComplaintState,
	type FollowComplaintInput,
	failComplaint,
} from '../contract/complaints.ts';
import { changeComplaint, insertComplaintEntry, lockComplaint } from '../db/complaint-repository.ts';

type Answer = Result<{ readonly id: string; readonly state: ComplaintState }, Failure<ComplaintFailure>>;

export function followComplaint(context: Context<MemberActor>, input: FollowComplaintInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db } = scope;
		const complaint = await lockComplaint(db, input.complaintId);
		if (complaint?.customerId !== scope.actor.customerId) return failComplaint('operations.complaint_not_found');
		const { id } = complaint;
		if (complaint.state === 'closed') return failComplaint('operations.complaint_closed');
		const body = clean(input.text);
		if (body === '' && !input.isSolved) return failComplaint('operations.complaint_text_needed');
		const at = await scope.now();
		if (body !== '') await insertComplaintEntry(db, { complaintId: id, party: 'customer', body, at });
		const state = input.isSolved ? 'closed' : 'open';
		await changeComplaint(db, id, { state, closedAt: input.isSolved ? at : null });
		return ok({ id, state });
	});
}
