import { findOwnOrderId } from '#src/domains/order-views/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newNumber } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import {
	COMPLAINTS_OPEN_MAX,
	type ComplaintFailure,
	type ComplaintView,
	type FileComplaintInput,
	failComplaint,
} from '../contract/complaints.ts';
import {
	countOpenComplaints,
	insertComplaint,
	insertComplaintEntry,
	lockComplaintsOf,
} from '../db/complaint-repository.ts';
import { complaintMoved } from '../events.ts';
import { viewsOf } from '../queries/complaint-view.ts';
import { complaintDeadlines } from '../rules/complaint-clocks.ts';

type Answer = Result<ComplaintView, Failure<ComplaintFailure>>;

const UNKNOWN = 'operations.complaint_order_unknown';

export function fileComplaint(context: Context<MemberActor>, input: FileComplaintInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, read } = scope;
		const { customerId } = scope.actor;
		await lockComplaintsOf(db, customerId);
		if ((await countOpenComplaints(db, customerId)) >= COMPLAINTS_OPEN_MAX)
			return failComplaint('operations.complaints_too_many', { max: COMPLAINTS_OPEN_MAX });
		const { orderNumber = null } = input;
		const orderId = orderNumber && (await findOwnOrderId(read, customerId, orderNumber));
		if (orderNumber && !orderId) return failComplaint(UNKNOWN, {}, { orderNumber: UNKNOWN });
		const filedAt = await scope.now();
		const filed = {
			id: newId(),
			number: newNumber(),
			customerId,
			topic: input.topic,
			orderId,
			state: 'open' as const,
			filedAt,
			...complaintDeadlines(input.topic, filedAt),
			answeredAt: null,
			closedAt: null,
		};
		await insertComplaint(db, filed);
		const word = { complaintId: filed.id, party: 'customer', body: clean(input.text), at: filedAt } as const;
		const wordId = await insertComplaintEntry(db, word);
		await scope.publish(db, complaintMoved({ complaintId: filed.id, wordId, step: 'filed' }));
		const [view] = await viewsOf(read, [filed]);
		if (!view) throw new Error('a complaint was not filed');
		return ok(view);
	});
}
