import { ConversationCounts } from '#src/domains/conversations/contract/conversation.ts';
import { countShopUnreadConversations } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Count the conversations with messages that the shop has not read',
	output: ConversationCounts,
	refusals: {},
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: async (context) => ok(await countShopUnreadConversations(context)),
});
