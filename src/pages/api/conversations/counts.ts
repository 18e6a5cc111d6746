import { ConversationCounts } from '#src/domains/conversations/contract/conversation.ts';
import { countUnreadConversations } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Count the conversations with messages that the buyer has not read',
	output: ConversationCounts,
	refusals: {},
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: async (context) => ok(await countUnreadConversations(context)),
});
