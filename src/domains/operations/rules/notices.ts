export const COMPLAINT_NOTICES = [
	'operations.complaint_filed',
	'operations.complaint_answered',
	'operations.complaint_closed',
] as const;
export type ComplaintNotice = (typeof COMPLAINT_NOTICES)[number];

export type ComplaintNoticeParams = {
	readonly number: string;
	readonly answerBy: string;
	readonly solveBy: string;
};
