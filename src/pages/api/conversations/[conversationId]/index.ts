import {
	ConversationView,
	conversationErrors,
	ReadConversationInput,
} from '#src/domains/conversations/contract/conversation.ts';
import { getConversation } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Get a conversation of the buyer with its latest messages',
	input: ReadConversationInput,
	output: ConversationView,
	refusals: conversationErrors,
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: getConversation,
});
