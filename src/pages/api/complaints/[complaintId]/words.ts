import * as z from 'zod/mini';
import {
	COMPLAINT_STATES,
	complaintErrors,
	FollowComplaintInput,
} from '#src/domains/operations/contract/complaints.ts';
import { followComplaint } from '#src/domains/operations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Add a message to a complaint, or close it as resolved',
	input: FollowComplaintInput,
	output: z.object({ id: Id, state: z.enum(COMPLAINT_STATES) }),
	refusals: complaintErrors,
	limit: { name: 'operations.complaint_words', points: 10, perS: 60, by: 'actor' },
	handle: followComplaint,
});
