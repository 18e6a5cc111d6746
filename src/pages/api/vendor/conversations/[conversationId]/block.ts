import {
	BlockedConversation,
	BlockInput,
	conversationErrors,
} from '#src/domains/conversations/contract/conversation.ts';
import { blockAsShop } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Block or unblock the other side of a conversation as the shop',
	input: BlockInput,
	output: BlockedConversation,
	refusals: conversationErrors,
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: blockAsShop,
});
