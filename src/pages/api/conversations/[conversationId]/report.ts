import {
	ReportConversationInput,
	ReportedConversation,
	reportErrors,
} from '#src/domains/conversations/contract/conversation.ts';
import { reportAsBuyer } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Report a conversation to the operator as the buyer',
	input: ReportConversationInput,
	output: ReportedConversation,
	refusals: reportErrors,
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: reportAsBuyer,
});
