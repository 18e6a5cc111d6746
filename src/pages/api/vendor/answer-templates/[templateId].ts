import {
	AnswerTemplates,
	EditTemplateInput,
	TemplateInput,
	templateErrors,
} from '#src/domains/conversations/contract/conversation.ts';
import { editTemplate, removeTemplate } from '#src/domains/conversations/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

const edit = vendorEndpoint({
	method: 'PUT',
	summary: 'Change an answer template',
	input: EditTemplateInput,
	output: AnswerTemplates,
	refusals: templateErrors,
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: editTemplate,
});
const remove = vendorEndpoint({
	method: 'DELETE',
	summary: 'Delete an answer template',
	input: TemplateInput,
	output: AnswerTemplates,
	refusals: templateErrors,
	limit: { name: 'conversations.change', points: 30, perS: 60, by: 'actor' },
	handle: removeTemplate,
});

export const { PUT, DELETE, ALL } = methods(edit, remove);
