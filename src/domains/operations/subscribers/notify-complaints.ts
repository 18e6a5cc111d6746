import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { findComplaint } from '../db/complaint-repository.ts';
import { complaintMoved } from '../events.ts';
import type { ComplaintNotice, ComplaintNoticeParams } from '../rules/notices.ts';

const KINDS = {
	filed: 'operations.complaint_filed',
	answered: 'operations.complaint_answered',
	closed: 'operations.complaint_closed',
} as const satisfies Readonly<Record<string, ComplaintNotice>>;

export const notifyComplaintMoved = defineSubscriber(
	complaintMoved,
	'operations.tell_complaint_moved',
	async (context, { complaintId, wordId, step }) => {
		await transact(context, async (scope) => {
			const complaint = await findComplaint(scope.read, complaintId);
			if (!complaint) return ok(null);
			const { customerId, number, answerBy, solveBy } = complaint;
			const params: ComplaintNoticeParams = {
				number,
				answerBy: answerBy.toISOString(),
				solveBy: solveBy.toISOString(),
			};
			const kind = KINDS[step];
			await notifyCustomers(scope, [{ customerId, class: 'order', kind, params, dedupeKey: `${kind}:${wordId}` }]);
			return ok(null);
		});
	},
);
