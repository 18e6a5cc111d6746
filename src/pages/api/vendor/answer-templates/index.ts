import { AddTemplateInput, AnswerTemplates, templateErrors } from '#src/domains/conversations/contract/conversation.ts';
import { addTemplate, listAnswerTemplates } from '#src/domains/conversations/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

const list = vendorEndpoint({
	method: 'GET',
	summary: 'List the answer templates of the shop',
	output: AnswerTemplates,
	refusals: templateErrors,
	limit: { name: 'conversations.read', points: 240, perS: 60, by: 'actor' },
	handle: listAnswerTemplates,
});
const add = vendorEndpoint({
	summary: 'Add an answer template',
	input: AddTemplateInput,
	output: AnswerTemplates,
	refusals: templateErrors,
	status: 201,
	idempotency: 'accepted',
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: addTemplate,
});

export const { GET, POST, ALL } = methods(list, add);
