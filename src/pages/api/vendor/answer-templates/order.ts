import {
	AnswerTemplates,
	OrderTemplatesInput,
	templateErrors,
} from '#src/domains/conversations/contract/conversation.ts';
import { orderTemplates } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Change the order of the answer templates',
	input: OrderTemplatesInput,
	output: AnswerTemplates,
	refusals: templateErrors,
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: orderTemplates,
});
