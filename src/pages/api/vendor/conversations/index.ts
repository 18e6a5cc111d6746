import {
	ConversationPage,
	conversationErrors,
	ListConversationsInput,
} from '#src/domains/conversations/contract/conversation.ts';
import { listShopConversations } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List the conversations of the shop',
	input: ListConversationsInput,
	output: ConversationPage,
	refusals: conversationErrors,
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: listShopConversations,
});
