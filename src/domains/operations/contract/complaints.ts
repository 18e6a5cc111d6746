import * as z from 'zod/mini';
import { OrderNumber } from '#src/domains/orders/contract/order.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text/text.ts';
import { complaintsConfig } from './operations.ts';

export const COMPLAINT_TOPICS = ['order', 'payment', 'refund', 'service', 'personal_data'] as const;
export type ComplaintTopic = (typeof COMPLAINT_TOPICS)[number];
export const COMPLAINT_STATES = ['open', 'answered', 'closed'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];
export const COMPLAINT_PARTIES = ['customer', 'operator'] as const;
export type ComplaintParty = (typeof COMPLAINT_PARTIES)[number];

type Clocks = { readonly answerHours: number; readonly solvedDays: number };
/** Complaints about orders have the deadlines of services. */
export const COMPLAINT_CLOCKS: Readonly<Record<ComplaintTopic, Clocks>> = {
	order: complaintsConfig.service,
	payment: complaintsConfig.payment,
	refund: complaintsConfig.refund,
	service: complaintsConfig.service,
	personal_data: complaintsConfig.personalData,
};

export const COMPLAINT_TEXT_MIN = 20;
export const COMPLAINT_TEXT_MAX = 2000;
export const COMPLAINTS_OPEN_MAX = 10;
export const COMPLAINTS_PER_HOUR = 5;

export const FileComplaintInput = z.strictObject({
	topic: z.enum(COMPLAINT_TOPICS),
	orderNumber: z.optional(OrderNumber),
	text: PlainText(COMPLAINT_TEXT_MAX, COMPLAINT_TEXT_MIN),
});
export type FileComplaintInput = z.infer<typeof FileComplaintInput>;
/** `isSolved` closes the complaint. */
export const FollowComplaintInput = z.strictObject({
	complaintId: Id,
	text: PlainText(COMPLAINT_TEXT_MAX),
	isSolved: z.boolean(),
});
export type FollowComplaintInput = z.infer<typeof FollowComplaintInput>;

const Instant = z.iso.datetime();
export const ComplaintView = z.object({
	id: Id,
	number: z.string(),
	topic: z.enum(COMPLAINT_TOPICS),
	orderNumber: z.nullable(OrderNumber),
	state: z.enum(COMPLAINT_STATES),
	filedAt: Instant,
	answerBy: Instant,
	solveBy: Instant,
	answeredAt: z.nullable(Instant),
	closedAt: z.nullable(Instant),
	words: z.array(z.object({ id: Id, party: z.enum(COMPLAINT_PARTIES), text: z.string(), at: Instant })),
});
export type ComplaintView = z.infer<typeof ComplaintView>;
export const ComplaintList = z.object({ items: z.array(ComplaintView) });
export type ComplaintList = z.infer<typeof ComplaintList>;

export const complaintErrors = {
	'operations.complaint_not_found': 'not_found',
	'operations.complaint_order_unknown': 'invalid',
	'operations.complaint_closed': 'conflict',
	'operations.complaint_text_needed': 'invalid',
	'operations.complaints_too_many': 'conflict',
} as const;
export type ComplaintFailure = keyof typeof complaintErrors;
export const failComplaint = defineErrors(complaintErrors);
