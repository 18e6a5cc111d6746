import {
	ReportConversationInput,
	ReportedConversation,
	reportErrors,
} from '#src/domains/conversations/contract/conversation.ts';
import { reportAsShop } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Report a conversation to the operator as the shop',
	input: ReportConversationInput,
	output: ReportedConversation,
	refusals: reportErrors,
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: reportAsShop,
});
