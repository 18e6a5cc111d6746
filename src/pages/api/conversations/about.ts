import {
	ConversationStart,
	conversationsErrors,
	ProductSubjectInput,
} from '#src/domains/conversations/contract/conversation.ts';
import { getConversationStart } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Get what the first message about a product is about, and the conversation if there is one',
	input: ProductSubjectInput,
	output: ConversationStart,
	refusals: conversationsErrors,
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: getConversationStart,
});
