import {
	COMPLAINTS_PER_HOUR,
	ComplaintList,
	ComplaintView,
	complaintErrors,
	FileComplaintInput,
} from '#src/domains/operations/contract/complaints.ts';
import { fileComplaint, listOwnComplaints } from '#src/domains/operations/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const list = memberEndpoint({
	method: 'GET',
	summary: 'List the member’s complaints with their messages, newest first',
	output: ComplaintList,
	refusals: {},
	handle: async (context) => ok(await listOwnComplaints(context)),
});
const file = memberEndpoint({
	summary: 'Send a complaint to the operators; the response says by when they answer',
	input: FileComplaintInput,
	output: ComplaintView,
	refusals: complaintErrors,
	status: 201,
	limit: { name: 'operations.complain', points: COMPLAINTS_PER_HOUR, perS: 3600, by: 'actor' },
	handle: fileComplaint,
});

export const { GET, POST, ALL } = methods(list, file);
