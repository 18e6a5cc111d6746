import {
	BlockedConversation,
	BlockInput,
	conversationErrors,
} from '#src/domains/conversations/contract/conversation.ts';
import { blockAsBuyer } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Block or unblock the other side of a conversation as the buyer',
	input: BlockInput,
	output: BlockedConversation,
	refusals: conversationErrors,
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: blockAsBuyer,
});
