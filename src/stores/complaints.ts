import { type ApiResult, callApi } from '#src/browser/api.ts';
import type {
	ComplaintList,
	ComplaintView,
	FileComplaintInput,
	FollowComplaintInput,
} from '#src/domains/operations/contract-complaints.ts';
import { complaintScreenWords as words } from '#src/messages/vi/complaint-screen.ts';
import { type Told, told, toldBeside } from './told.ts';

const COMPLAINTS = '/api/complaints';

export const listComplaints = (): Promise<ApiResult<ComplaintList>> => callApi('GET', COMPLAINTS);

export const fileComplaint = (body: FileComplaintInput): Promise<Told<ComplaintView>> =>
	toldBeside(callApi<ComplaintView>('POST', COMPLAINTS, { body }), words.filed);

export const followComplaint = async ({ complaintId, ...body }: FollowComplaintInput): Promise<boolean> =>
	(await told(
		callApi('POST', `${COMPLAINTS}/${complaintId}/words`, { body }),
		body.isSolved ? words.ended : words.added,
	)) !== null;
