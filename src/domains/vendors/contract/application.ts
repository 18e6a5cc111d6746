import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { PHONE_MAX_LENGTH } from '#src/shared/phone.ts';
import { PlainText } from '#src/shared/text/text.ts';
import { LEGAL_KINDS, SHOP_CAPABILITIES, SHOP_DESCRIPTION_MAX, SHOP_STATES, TAGLINE_MAX } from './shop.ts';

/**
 * `agreementVersion` is that of the operating rules that sellers accept; a new version requires consent in new
 * applications.
 */
export const applicationConfig = {
	agreementVersion: '1.2',
	adultYears: 18,
	papersMax: 12,
	draftDays: 60,
	/**
	 * An applicant with this many rejections in `rejectionDays` must wait until the oldest of them is older than that.
	 */
	rejectionsMax: 3,
	rejectionDays: 180,
	appealDays: 7,
} as const;

export const PAPER_KINDS = ['identity', 'licence', 'category', 'other'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

const draftText = (max: number) => z.optional(PlainText(max));
/** A draft with possibly invalid values; they are validated when the application is submitted. */
export const ApplicationForm = z.strictObject({
	legalKind: z.optional(z.enum(LEGAL_KINDS)),
	legalName: draftText(120),
	taxCode: draftText(20),
	legalAddress: draftText(200),
	phone: draftText(PHONE_MAX_LENGTH),
	email: draftText(254),
	name: draftText(60),
	tagline: draftText(TAGLINE_MAX),
	description: draftText(SHOP_DESCRIPTION_MAX),
	provinceCode: draftText(2),
	capabilities: z.optional(z.array(z.enum(SHOP_CAPABILITIES)).check(z.maxLength(SHOP_CAPABILITIES.length))),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

export const REQUESTED_FIELDS = [
	...(['legalKind', 'legalName', 'taxCode', 'legalAddress', 'phone', 'email', 'identity'] as const),
	...(['name', 'tagline', 'description', 'provinceCode', 'capabilities', 'papers'] as const),
] as const;
export type RequestedField = (typeof REQUESTED_FIELDS)[number];
export const Question = z.object({ field: z.enum(REQUESTED_FIELDS), text: z.string(), isAnswered: z.boolean() });
export type Question = z.infer<typeof Question>;
/** `was`: the value when the operator asked (`requestedValue`); a different value counts as an answer. */
export type StoredQuestion = Pick<Question, 'field' | 'text'> & { readonly was?: string };

/** The number and the date of birth are checked but never stored. */
export const SubmitIdentityInput = z.strictObject({
	number: z.string().check(z.maxLength(20)),
	birthDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});
export type SubmitIdentityInput = z.infer<typeof SubmitIdentityInput>;
export const AddPaperInput = z.strictObject({ pictureId: Id, kind: z.enum(PAPER_KINDS) });
export type AddPaperInput = z.infer<typeof AddPaperInput>;
export const PaperInput = z.strictObject({ pictureId: Id });
export type PaperInput = z.infer<typeof PaperInput>;
export const SendApplicationInput = z.strictObject({ agreementVersion: z.string().check(z.maxLength(10)) });
export type SendApplicationInput = z.infer<typeof SendApplicationInput>;
/** The state that the applicant saw, to detect a concurrent decision. */
export const WithdrawApplicationInput = z.strictObject({ state: z.enum(['submitted', 'needs_info']) });
export type WithdrawApplicationInput = z.infer<typeof WithdrawApplicationInput>;

const Instant = z.iso.datetime();
export const PaperView = z.object({ pictureId: Id, kind: z.enum(PAPER_KINDS), addedAt: Instant });
export type PaperView = z.infer<typeof PaperView>;
export const ApplicationView = z.object({
	state: z.nullable(z.enum(SHOP_STATES)),
	stateReason: z.string(),
	form: ApplicationForm,
	questions: z.array(Question),
	papers: z.array(PaperView),
	hasIdentity: z.boolean(),
	agreedVersion: z.nullable(z.string()),
	sentAt: z.nullable(Instant),
	answerBy: z.nullable(Instant),
	roundsLeft: z.int(),
	savedAt: z.nullable(Instant),
	/** A draft or a question without activity of the owner is closed at this time. */
	closesAt: z.nullable(Instant),
	/** The latest rejection; `waitsUntil` is set when there were too many. */
	rejection: z.nullable(z.object({ reason: z.string(), at: Instant, waitsUntil: z.nullable(Instant) })),
});
export type ApplicationView = z.infer<typeof ApplicationView>;
