import {
	ConversationView,
	conversationErrors,
	ReadConversationInput,
} from '#src/domains/conversations/contract/conversation.ts';
import { getShopConversation } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get a conversation of the shop with its latest messages',
	input: ReadConversationInput,
	output: ConversationView,
	refusals: conversationErrors,
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: getShopConversation,
});
