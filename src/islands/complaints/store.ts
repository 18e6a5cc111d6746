import { type ApiResult, callApi } from '#src/browser/api.ts';
import type {
	ComplaintList,
	ComplaintView,
	FileComplaintInput,
	FollowComplaintInput,
} from '#src/domains/operations/contract/complaints.ts';
import { complaintScreenMessages as messages } from '#src/messages/vi/complaints.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';

const COMPLAINTS = '/api/complaints';

export const listComplaints = (): Promise<ApiResult<ComplaintList>> => callApi('GET', COMPLAINTS);

export const fileComplaint = (body: FileComplaintInput): Promise<ToastResult<ComplaintView>> =>
	withInlineMessage(callApi<ComplaintView>('POST', COMPLAINTS, { body }), messages.filed);

export const followComplaint = async ({ complaintId, ...body }: FollowComplaintInput): Promise<boolean> =>
	(await withToast(
		callApi('POST', `${COMPLAINTS}/${complaintId}/words`, { body }),
		body.isSolved ? messages.ended : messages.added,
	)) !== null;
