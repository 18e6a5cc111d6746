import * as z from 'zod/mini';
import { idsOnce } from '#src/shared/each-once.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { PlainText } from '#src/shared/text/text.ts';
import { MESSAGE_PARTIES } from './order-messages.ts';

export const conversationsConfig = {
	textMax: 1000,
	/** New conversations of one buyer on one day. */
	newPerDay: 5,
	/** Messages of one buyer to all shops, and of one shop in one conversation. */
	perHour: 20,
	perConversationMax: 2000,
	/** Messages of one page of a conversation. */
	shown: 30,
	/** Minimum interval between two mails about one conversation to one side. */
	notifyEveryMinutes: 15,
	/** Months after the last message until a conversation is deleted. */
	keptMonths: 12,
	searchMax: 80,
	noteMax: 500,
} as const;
export const answerTemplatesConfig = { max: 30, textMax: 500 } as const;

/** Later parts add kinds here, in the CHECK constraint and in `src/app/conversations.ts`. */
export const SUBJECT_KINDS = ['product', 'order'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export const CONVERSATION_TABS = ['all', 'unread', 'unanswered'] as const;
export type ConversationTab = (typeof CONVERSATION_TABS)[number];
export const CONVERSATION_REPORT_REASONS = ['insult', 'spam', 'scam', 'off_site', 'illegal', 'other'] as const;
export type ConversationReportReason = (typeof CONVERSATION_REPORT_REASONS)[number];
export const REPORT_VERDICTS = ['dismissed', 'closed'] as const;
export type ReportVerdict = (typeof REPORT_VERDICTS)[number];

const Text = PlainText(conversationsConfig.textMax);
const Party = z.enum(MESSAGE_PARTIES);
const Instant = z.iso.datetime();

export const ListConversationsInput = z.object({
	tab: z._default(z.enum(CONVERSATION_TABS), 'all'),
	q: z.optional(z.string().check(z.maxLength(conversationsConfig.searchMax))),
	/** Buyers only: the conversations with one shop. */
	shop: z.optional(z.string().check(z.maxLength(100))),
	...PageQuery,
});
export type ListConversationsInput = z.infer<typeof ListConversationsInput>;
export const ConversationInput = z.strictObject({ conversationId: Id });
export type ConversationInput = z.infer<typeof ConversationInput>;
export const ReadConversationInput = z.object({
	conversationId: Id,
	/** Only messages before this position. */
	before: z.optional(z.int().check(z.minimum(1), z.maximum(conversationsConfig.perConversationMax + 1))),
});
export type ReadConversationInput = z.infer<typeof ReadConversationInput>;
export const ProductSubjectInput = z.object({ productId: Id });
export type ProductSubjectInput = z.infer<typeof ProductSubjectInput>;
export const OpenConversationInput = z.strictObject({ productId: Id, text: Text });
export type OpenConversationInput = z.infer<typeof OpenConversationInput>;
export const SendMessageInput = z.strictObject({ conversationId: Id, text: Text });
export type SendMessageInput = z.infer<typeof SendMessageInput>;
export const MarkConversationInput = z.strictObject({
	conversationId: Id,
	position: z.int().check(z.minimum(1), z.maximum(conversationsConfig.perConversationMax)),
});
export type MarkConversationInput = z.infer<typeof MarkConversationInput>;
export const BlockInput = z.strictObject({ conversationId: Id, isBlocked: z.boolean() });
export type BlockInput = z.infer<typeof BlockInput>;
export const ReportConversationInput = z.strictObject({
	conversationId: Id,
	reason: z.enum(CONVERSATION_REPORT_REASONS),
	note: z.optional(PlainText(conversationsConfig.noteMax)),
});
export type ReportConversationInput = z.infer<typeof ReportConversationInput>;

/** What a conversation is about, as one side sees it; resolved in `src/app/conversations.ts`. */
export const SubjectView = z.object({
	kind: z.enum(SUBJECT_KINDS),
	id: Id,
	title: z.string(),
	/** Null when its page no longer exists. */
	path: z.nullable(z.string()),
	pictureHash: z.nullable(z.string()),
	priceVnd: z.nullable(z.int()),
	/** Number of the order. */
	number: z.nullable(z.string()),
});
export type SubjectView = z.infer<typeof SubjectView>;

export const ConversationItem = z.object({
	id: Id,
	subject: SubjectView,
	/** The shop for the buyer; for the shop the buyer's name, masked before an order. */
	otherName: z.string(),
	otherPath: z.nullable(z.string()),
	otherPictureHash: z.nullable(z.string()),
	lastText: z.string(),
	lastParty: Party,
	lastAt: Instant,
	unread: z.int(),
	isBlocked: z.boolean(),
	isClosed: z.boolean(),
});
export type ConversationItem = z.infer<typeof ConversationItem>;
export const ConversationPage = pageOf(ConversationItem);
export type ConversationPage = z.infer<typeof ConversationPage>;

export const ConversationMessage = z.object({
	id: Id,
	position: z.int(),
	party: Party,
	text: z.string(),
	/** A part of the text was replaced by `***`. */
	isMasked: z.boolean(),
	at: Instant,
	isRead: z.boolean(),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;
/** Why the reader cannot write now. */
export const WRITE_OBSTACLES = ['own_block', 'other_block', 'closed', 'shop_closed', 'full', 'role'] as const;
export type WriteObstacle = (typeof WRITE_OBSTACLES)[number];
export const ConversationView = z.object({
	...ConversationItem.shape,
	messages: z.array(ConversationMessage),
	hasEarlier: z.boolean(),
	obstacle: z.nullable(z.enum(WRITE_OBSTACLES)),
	isReported: z.boolean(),
});
export type ConversationView = z.infer<typeof ConversationView>;
/** A conversation that may not exist yet. */
export const ConversationStart = z.object({
	subject: SubjectView,
	shopName: z.string(),
	shopSlug: z.string(),
	shopLogoHash: z.nullable(z.string()),
	conversationId: z.nullable(Id),
});
export type ConversationStart = z.infer<typeof ConversationStart>;
export const SentMessage = z.object({ conversationId: Id, position: z.int(), isMasked: z.boolean() });
export type SentMessage = z.infer<typeof SentMessage>;
export const ConversationCounts = z.object({ unread: z.int() });
export type ConversationCounts = z.infer<typeof ConversationCounts>;
export const MarkedConversation = z.object({ unread: z.int() });
export type MarkedConversation = z.infer<typeof MarkedConversation>;
export const BlockedConversation = z.object({ isBlocked: z.boolean() });
export type BlockedConversation = z.infer<typeof BlockedConversation>;
export const ReportedConversation = z.object({ conversationId: Id });
export type ReportedConversation = z.infer<typeof ReportedConversation>;

export const AnswerTemplate = z.object({ id: Id, body: z.string() });
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
export const AnswerTemplates = z.object({ items: z.array(AnswerTemplate) });
export type AnswerTemplates = z.infer<typeof AnswerTemplates>;
const TemplateText = PlainText(answerTemplatesConfig.textMax, 2);
export const AddTemplateInput = z.strictObject({ body: TemplateText });
export type AddTemplateInput = z.infer<typeof AddTemplateInput>;
export const EditTemplateInput = z.strictObject({ templateId: Id, body: TemplateText });
export type EditTemplateInput = z.infer<typeof EditTemplateInput>;
export const TemplateInput = z.strictObject({ templateId: Id });
export type TemplateInput = z.infer<typeof TemplateInput>;
export const OrderTemplatesInput = z.strictObject({
	ids: z.array(Id).check(z.minLength(1), z.maxLength(answerTemplatesConfig.max), idsOnce),
});
export type OrderTemplatesInput = z.infer<typeof OrderTemplatesInput>;

export type SettleReportsInput = { readonly conversationId: string; readonly verdict: ReportVerdict };

export const conversationsErrors = {
	'conversations.not_found': 'not_found',
	'conversations.unverified': 'forbidden',
	'conversations.own_shop': 'forbidden',
	'conversations.role_not_allowed': 'forbidden',
	'conversations.shop_closed': 'conflict',
	'conversations.too_many_new': 'limited',
	'conversations.too_many_messages': 'limited',
	'conversations.full': 'conflict',
	'conversations.text_empty': 'invalid',
	'conversations.own_block': 'conflict',
	'conversations.other_block': 'conflict',
	'conversations.closed': 'conflict',
	'conversations.reported_before': 'conflict',
	'conversations.decided_before': 'conflict',
	'conversations.templates_full': 'conflict',
	'conversations.templates_changed': 'conflict',
} as const;
export type ConversationsFailure = keyof typeof conversationsErrors;
/** Of reading a conversation and acting on it as a whole. */
export const conversationErrors = {
	'conversations.not_found': 'not_found',
	'conversations.role_not_allowed': 'forbidden',
} as const;
export const reportErrors = { ...conversationErrors, 'conversations.reported_before': 'conflict' } as const;
export const templateErrors = {
	...conversationErrors,
	'conversations.templates_full': 'conflict',
	'conversations.templates_changed': 'conflict',
} as const;
export const failConversation = defineErrors(conversationsErrors);
