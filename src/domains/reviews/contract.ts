import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { USER_CONTENT_CHECKED_WITHIN_HOURS } from '#src/shared/limits/review-limits.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { PlainText } from '#src/shared/text/text.ts';

/** Also shown in news and policies. */
export const reviewsConfig = {
	writeWithinDays: 30,
	editWithinDays: 30,
	replyEditHours: 24,
	/** Hours before a customer may ask the same question on a product again. */
	askAgainAfterHours: 24,
	checkedWithinHours: USER_CONTENT_CHECKED_WITHIN_HOURS,
	/** A product with few reviews is averaged with `weight` fictitious reviews of `stars` stars. */
	prior: { stars: 4, weight: 5 },
	halfLifeDays: 365,
	/** Limit of reviews, questions, answers and reports per person. */
	perMinute: 10,
} as const;
/** Increase it with every change of the formula; scores of other versions are calculated again. */
export const RATING_VERSION = 1;

export const STARS = [5, 4, 3, 2, 1] as const;
export const REVIEW_TEXT_MAX = 2000;
export const REVIEW_PICTURES_MAX = 5;
export const REPLY_MIN = 2;
export const REPLY_MAX = 1000;
export const QUESTION_MIN = 10;
export const QUESTION_MAX = 500;
export const ANSWER_MAX = 1000;
export const REPORT_NOTE_MAX = 500;
/** Page size; pages beyond the maximum are not offered. */
export const REVIEWS_SHOWN = 5;
export const REVIEW_PAGES_MAX = 200;
export const QUESTIONS_SHOWN = 5;

export const REVIEW_KINDS = ['product', 'shop'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
export const USER_CONTENT_STATES = ['published', 'queued', 'removed'] as const;
export type UserContentState = (typeof USER_CONTENT_STATES)[number];
/** A reply is identified by the id of its review. */
export const USER_CONTENT_SUBJECTS = ['review', 'reply', 'question', 'answer'] as const;
export type UserContentSubject = (typeof USER_CONTENT_SUBJECTS)[number];
/** Reasons for reports, and the only reasons for a removal. */
export const REPORT_REASONS = ['personal_data', 'insult', 'advertising', 'off_topic', 'fake', 'illegal'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export type ReviewAddress = {
	readonly stars: number | undefined;
	readonly hasPictures: boolean;
	readonly variantId: string | undefined;
	readonly sort: ReviewSort;
	readonly page: number;
	readonly questionPage: number;
};

const Stars = z.int().check(z.minimum(1), z.maximum(5));
const Hash = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const Instant = z.iso.datetime();
const said = {
	stars: Stars,
	body: PlainText(REVIEW_TEXT_MAX),
	pictures: z.array(Hash).check(z.maxLength(REVIEW_PICTURES_MAX)),
};

/** Reviews one line of a completed order, or its shop when there is no line. */
export const WriteReviewInput = z.strictObject({
	orderNumber: z.string().check(z.regex(/^[1-9]\d{9}$/)),
	lineId: z.nullable(Id),
	...said,
});
export type WriteReviewInput = z.infer<typeof WriteReviewInput>;
export const EditReviewInput = z.strictObject({ reviewId: Id, ...said });
export type EditReviewInput = z.infer<typeof EditReviewInput>;
export const VoteReviewInput = z.strictObject({ reviewId: Id, isHelpful: z.boolean() });
export type VoteReviewInput = z.infer<typeof VoteReviewInput>;
export const ReplyReviewInput = z.strictObject({ reviewId: Id, body: PlainText(REPLY_MAX, REPLY_MIN) });
export type ReplyReviewInput = z.infer<typeof ReplyReviewInput>;
export const ReportUserContentInput = z.strictObject({
	subject: z.enum(USER_CONTENT_SUBJECTS),
	subjectId: Id,
	reason: z.enum(REPORT_REASONS),
	note: z.optional(PlainText(REPORT_NOTE_MAX)),
});
export type ReportUserContentInput = z.infer<typeof ReportUserContentInput>;
export const AskQuestionInput = z.strictObject({ productId: Id, body: PlainText(QUESTION_MAX, QUESTION_MIN) });
export type AskQuestionInput = z.infer<typeof AskQuestionInput>;
export const AnswerQuestionInput = z.strictObject({ questionId: Id, body: PlainText(ANSWER_MAX, 2) });
export type AnswerQuestionInput = z.infer<typeof AnswerQuestionInput>;
export const JudgeUserContentInput = z.strictObject({
	subject: z.enum(USER_CONTENT_SUBJECTS),
	subjectId: Id,
	removeBecause: z.nullable(z.enum(REPORT_REASONS)),
	/** Time of the text that was read; a text changed since then is not decided on. */
	saidAt: z.optional(Instant),
});
export type JudgeUserContentInput = z.infer<typeof JudgeUserContentInput>;

export const SaidUserContentItem = z.object({ id: Id, state: z.enum(USER_CONTENT_STATES) });
export type SaidUserContentItem = z.infer<typeof SaidUserContentItem>;
export const WrittenReview = z.object({ ...SaidUserContentItem.shape, coinVnd: z.int() });
export type WrittenReview = z.infer<typeof WrittenReview>;
export const VotedReview = z.object({ reviewId: Id, isHelpful: z.boolean(), helpfulCount: z.int() });
export type VotedReview = z.infer<typeof VotedReview>;
export const ReportedUserContentItem = z.object({ subjectId: Id });
export type ReportedUserContentItem = z.infer<typeof ReportedUserContentItem>;

const Picture = z.object({ hash: z.string(), width: z.int(), height: z.int() });
const Reply = z.object({
	body: z.string(),
	at: Instant,
	isEdited: z.boolean(),
	removedBecause: z.nullable(z.enum(REPORT_REASONS)),
});
export const ReviewView = z.object({
	id: Id,
	/** `stars` is null and the text empty after a removal, which stays visible. */
	stars: z.nullable(Stars),
	body: z.string(),
	authorName: z.string(),
	variantLabel: z.string(),
	pictures: z.array(Picture),
	helpfulCount: z.int(),
	at: Instant,
	isEdited: z.boolean(),
	removedBecause: z.nullable(z.enum(REPORT_REASONS)),
	reply: z.nullable(Reply),
});
export type ReviewView = z.infer<typeof ReviewView>;
export const ReviewPage = pageOf(ReviewView);
export type ReviewPage = z.infer<typeof ReviewPage>;

export const AnswerView = z.object({
	id: Id,
	isShop: z.boolean(),
	authorName: z.string(),
	body: z.string(),
	at: Instant,
	isEdited: z.boolean(),
});
export type AnswerView = z.infer<typeof AnswerView>;
export const QuestionView = z.object({
	id: Id,
	authorName: z.string(),
	body: z.string(),
	at: Instant,
	answers: z.array(AnswerView),
});
export type QuestionView = z.infer<typeof QuestionView>;
export const QuestionPage = pageOf(QuestionView);
export type QuestionPage = z.infer<typeof QuestionPage>;

export type ReviewFilter = {
	readonly stars?: number | undefined;
	readonly hasPictures?: boolean | undefined;
	readonly variantId?: string | undefined;
	readonly sort?: ReviewSort | undefined;
};
const slug = z.string().check(z.maxLength(80));
const narrowed = {
	stars: z.optional(Stars),
	hasPictures: z.optional(z.boolean()),
	sort: z.optional(z.enum(REVIEW_SORTS)),
	...PageQuery,
};
export const ListReviewsInput = z.object({ slug, variantId: z.optional(Id), ...narrowed });
export type ListReviewsInput = z.infer<typeof ListReviewsInput>;
export const ListReviewsOfShopInput = z.object({ shopId: Id, ...narrowed });
export type ListReviewsOfShopInput = z.infer<typeof ListReviewsOfShopInput>;
export const ListQuestionsInput = z.object({ slug, ...PageQuery });
export type ListQuestionsInput = z.infer<typeof ListQuestionsInput>;

export type RatingSummary = {
	readonly score: number | null;
	readonly count: number;
	readonly histogram: readonly { readonly stars: number; readonly count: number }[];
	readonly withPictures: number;
	readonly variants: readonly { readonly id: string; readonly label: string; readonly count: number }[];
};
export type ReviewListPage = {
	readonly reviews: readonly ReviewView[];
	readonly total: number;
	readonly page: number;
	readonly pageCount: number;
};
export type QuestionListPage = {
	readonly questions: readonly QuestionView[];
	readonly total: number;
	readonly page: number;
	readonly pageCount: number;
};

/** Data of the current user for a page whose HTML is the same for all visitors. */
export const MineOfProductInput = z.object({ slug });
export type MineOfProductInput = z.infer<typeof MineOfProductInput>;
export const MineOfShopInput = z.object({ shopId: Id });
export type MineOfShopInput = z.infer<typeof MineOfShopInput>;
export const MyUserContent = z.object({
	votedIds: z.array(Id),
	ownIds: z.array(Id),
	/** Staff of the shop cannot vote on its reviews or report its replies and answers. */
	isStaff: z.boolean(),
	mayAnswer: z.boolean(),
});
export type MyUserContent = z.infer<typeof MyUserContent>;

export const OwnReview = z.object({
	id: Id,
	stars: Stars,
	body: z.string(),
	pictures: z.array(Picture),
	state: z.enum(USER_CONTENT_STATES),
	at: Instant,
	isEdited: z.boolean(),
	editUntil: z.nullable(Instant),
	removedBecause: z.nullable(z.enum(REPORT_REASONS)),
	reply: z.nullable(Reply),
});
export type OwnReview = z.infer<typeof OwnReview>;
export type ReviewablePart = {
	readonly orderNumber: string;
	readonly lineId: string | null;
	readonly name: string;
	/** Slug of the product or shop with the review. */
	readonly slug: string;
	readonly variantLabel: string;
	readonly pictureHash: string | null;
	readonly review: OwnReview | null;
	readonly writeUntil: string | null;
	/** The whole order was returned: existing reviews stay, new ones are rejected. */
	readonly isReturned: boolean;
};

export const CONTENT_TABS = ['waiting', 'all'] as const;
export type ContentTab = (typeof CONTENT_TABS)[number];
export const ListShopUserContentInput = z.object({ tab: z._default(z.enum(CONTENT_TABS), 'waiting'), ...PageQuery });
export type ListShopUserContentInput = z.infer<typeof ListShopUserContentInput>;
/** `waiting`: unanswered with text or pictures; `wordless`: unanswered with stars only. */
export const REVIEW_TABS = ['waiting', 'wordless', 'all'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];
export const ListShopReviewsInput = z.object({ tab: z._default(z.enum(REVIEW_TABS), 'waiting'), ...PageQuery });
export type ListShopReviewsInput = z.infer<typeof ListShopReviewsInput>;
const subject = { productName: z.nullable(z.string()), productSlug: z.nullable(z.string()) };
export const ShopReview = z.object({
	...ReviewView.shape,
	...subject,
	kind: z.enum(REVIEW_KINDS),
	shopSlug: z.string(),
	/** Of the bought variant; null for a review of the shop. */
	productPictureHash: z.nullable(z.string()),
	orderNumber: z.string(),
	mayReply: z.boolean(),
	isReported: z.boolean(),
});
export type ShopReview = z.infer<typeof ShopReview>;
export const ShopReviewPage = pageOf(ShopReview);
export type ShopReviewPage = z.infer<typeof ShopReviewPage>;
export const ShopQuestion = z.object({ ...QuestionView.shape, ...subject, mayAnswer: z.boolean() });
export type ShopQuestion = z.infer<typeof ShopQuestion>;
export const ShopQuestionPage = pageOf(ShopQuestion);
export type ShopQuestionPage = z.infer<typeof ShopQuestionPage>;
export const ShopUserContentCounts = z.object({ reviews: z.int(), wordless: z.int(), questions: z.int() });
export type ShopUserContentCounts = z.infer<typeof ShopUserContentCounts>;

export const reviewsErrors = {
	'reviews.email_unverified': 'forbidden',
	'reviews.not_found': 'not_found',
	'reviews.order_not_complete': 'conflict',
	'reviews.too_late': 'conflict',
	'reviews.written_before': 'conflict',
	'reviews.edited_before': 'conflict',
	'reviews.removed': 'conflict',
	'reviews.own': 'forbidden',
	'reviews.picture_unknown': 'invalid',
	'reviews.reply_too_late': 'conflict',
	'reviews.role_not_allowed': 'forbidden',
	'reviews.text_doubtful': 'invalid',
	'reviews.text_empty': 'invalid',
	'reviews.asked_before': 'conflict',
	'reviews.not_bought': 'forbidden',
	'reviews.reported_before': 'conflict',
	'reviews.said_anew': 'conflict',
	'reviews.decided_before': 'conflict',
} as const;
export type ReviewsFailure = keyof typeof reviewsErrors;
export const fail = defineErrors(reviewsErrors);
