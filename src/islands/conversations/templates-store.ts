import { atom } from 'nanostores';
import { type ApiResult, callApi } from '#src/browser/api.ts';
import type { AnswerTemplate, AnswerTemplates } from '#src/domains/conversations/contract/conversation.ts';
import { templateMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { withInlineMessage, withToast } from '#src/stores/with-toast.ts';

const PATH = '/api/vendor/answer-templates';

export const $templates = atom<readonly AnswerTemplate[] | null>(null);

function show(answer: AnswerTemplates | null): boolean {
	if (answer) $templates.set(answer.items);
	return answer !== null;
}

export async function loadTemplates(): Promise<void> {
	const answer = await callApi<AnswerTemplates>('GET', PATH);
	if (answer.ok) show(answer.value);
}

/** Returns true after a success; a string is an error for the field. */
export async function saveTemplate(id: string | null, body: string): Promise<boolean | string> {
	const call: Promise<ApiResult<AnswerTemplates>> =
		id === null ? callApi('POST', PATH, { body: { body } }) : callApi('PUT', `${PATH}/${id}`, { body: { body } });
	const saved = await withInlineMessage(call, messages.saved);
	return saved.fields.body ?? show(saved.value);
}

export const removeTemplate = async (id: string): Promise<boolean> =>
	show(await withToast(callApi<AnswerTemplates>('DELETE', `${PATH}/${id}`), messages.removed));

export async function moveTemplate(id: string, by: -1 | 1): Promise<void> {
	const ids = ($templates.get() ?? []).map((template) => template.id);
	const from = ids.indexOf(id);
	const to = from + by;
	if (from < 0 || to < 0 || to >= ids.length) return;
	ids.splice(to, 0, ...ids.splice(from, 1));
	if (!show(await withToast(callApi<AnswerTemplates>('PUT', `${PATH}/order`, { body: { ids } }))))
		await loadTemplates();
}
