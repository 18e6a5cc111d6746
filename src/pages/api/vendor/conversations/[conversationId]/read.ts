import {
	conversationErrors,
	MarkConversationInput,
	MarkedConversation,
} from '#src/domains/conversations/contract/conversation.ts';
import { markReadAsShop } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Mark the messages of a conversation as read by the shop up to a position',
	input: MarkConversationInput,
	output: MarkedConversation,
	refusals: conversationErrors,
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: markReadAsShop,
});
