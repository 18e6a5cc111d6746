import {
	ConversationPage,
	conversationsErrors,
	ListConversationsInput,
	OpenConversationInput,
	SentMessage,
} from '#src/domains/conversations/contract/conversation.ts';
import { listConversations, openConversation } from '#src/domains/conversations/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const list = memberEndpoint({
	method: 'GET',
	summary: 'List the conversations of the buyer',
	input: ListConversationsInput,
	output: ConversationPage,
	refusals: {},
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: async (context, input) => ok(await listConversations(context, input)),
});
const open = memberEndpoint({
	summary: 'Ask a shop about a product, which opens the conversation if there is none',
	input: OpenConversationInput,
	output: SentMessage,
	refusals: conversationsErrors,
	status: 201,
	idempotency: 'required',
	limit: { name: 'conversations.write', points: 120, perS: 3600, by: 'actor' },
	handle: openConversation,
});

export const { GET, POST, ALL } = methods(list, open);
