export const SHOP_CONVERSATION_NOTICES = ['conversations.shop_message'] as const;
const AUTHOR_CONVERSATION_NOTICES = ['conversations.buyer_message', 'conversations.report_decided'] as const;
export type ConversationNotice =
	| (typeof SHOP_CONVERSATION_NOTICES)[number]
	| (typeof AUTHOR_CONVERSATION_NOTICES)[number];
export const CONVERSATION_NOTICES: readonly ConversationNotice[] = [
	...SHOP_CONVERSATION_NOTICES,
	...AUTHOR_CONVERSATION_NOTICES,
];

/** Values of the notice texts; never the text of a message or a buyer's name. */
export type ConversationNoticeParams = {
	readonly conversationId: string;
	readonly shopId: string;
	readonly shopName: string;
	readonly productName: string;
	readonly isForShop: boolean;
	readonly isClosed: boolean;
};
