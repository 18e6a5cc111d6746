import { callApi, uploadFile } from '#src/browser/api.ts';
import { loadOwner, readUnsavedText, saveUnsavedText } from '#src/browser/unsaved.ts';
import { PICTURE_MAX_BYTES } from '#src/domains/media/contract.ts';
import type {
	ApplicationForm,
	ApplicationView,
	PaperKind,
	PaperView,
	SubmitIdentityInput,
} from '#src/domains/vendors/contract/application.ts';
import { fieldMessages, mediaMessages } from '#src/messages/vi/ui.ts';
import { applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';

const AT = '/api/shop-application';
const UNSAVED = 'application';

/** Input that has not reached the server yet; survives the page, for the same person only. */
export async function readUnsaved(): Promise<ApplicationForm> {
	try {
		await loadOwner();
		return JSON.parse(readUnsavedText(UNSAVED) ?? '{}') as ApplicationForm;
	} catch {
		return {};
	}
}

export const saveUnsaved = (form: ApplicationForm): void =>
	saveUnsavedText(UNSAVED, Object.keys(form).length === 0 ? null : JSON.stringify(form));

/** `refused`: the listed `fields` were not saved; without any, nothing was saved. */
export type Stored =
	| { readonly kind: 'saved' | 'away' }
	| { readonly kind: 'refused'; readonly why: string; readonly fields: Readonly<Record<string, string>> };

const UNAVAILABLE_STATUSES: readonly number[] = [0, 429];

/** Saves in the background while typing continues. An invalid field does not prevent saving the others. */
export async function saveForm(form: ApplicationForm): Promise<Stored> {
	const answer = await callApi('PUT', AT, { body: form });
	if (answer.ok) return { kind: 'saved' };
	const { status, detail, fields } = answer.problem;
	if (UNAVAILABLE_STATUSES.includes(status) || status >= 500) return { kind: 'away' };
	const right = Object.fromEntries(Object.entries(form).filter(([name]) => !(name in fields)));
	const refused = { kind: 'refused', why: Object.values(fields)[0] ?? detail, fields } as const;
	if (Object.keys(fields).length === 0 || Object.keys(right).length === 0) return refused;
	const unshippedItems = await saveForm(right);
	return unshippedItems.kind === 'saved' ? refused : unshippedItems;
}

export const readApplication = async (): Promise<ApplicationView | null> => {
	const answer = await callApi<ApplicationView>('GET', AT);
	return answer.ok ? answer.value : null;
};

export const submitIdentity = (claim: SubmitIdentityInput): Promise<ToastResult<unknown>> =>
	withInlineMessage(callApi('PUT', `${AT}/identity`, { body: claim }), messages.identityDone);

type Papers = { readonly papers: readonly PaperView[] };
export const paperUrl = (pictureId: string): string => `${AT}/papers/${pictureId}`;

export async function addPaper(file: File, kind: PaperKind): Promise<readonly PaperView[] | string> {
	if (file.size > PICTURE_MAX_BYTES) return fieldMessages.fileRejected(file.name, mediaMessages['media.too_large']);
	const stored = await uploadFile<{ readonly id: string }>(`${AT}/pictures`, file);
	if (!stored.ok) return fieldMessages.fileRejected(file.name, stored.problem.detail);
	const added = await callApi<Papers>('POST', `${AT}/papers`, { body: { pictureId: stored.value.id, kind } });
	return added.ok ? added.value.papers : fieldMessages.fileRejected(file.name, added.problem.detail);
}

export const removePaper = async (pictureId: string): Promise<readonly PaperView[] | null> =>
	(await withToast(callApi<Papers>('DELETE', paperUrl(pictureId))))?.papers ?? null;

export const sendApplication = (agreementVersion: string): Promise<ToastResult<unknown>> =>
	withInlineMessage(callApi('POST', `${AT}/send`, { body: { agreementVersion } }), messages.sent);

export const withdrawApplication = (state: 'submitted' | 'needs_info'): Promise<unknown> =>
	withToast(callApi('POST', `${AT}/withdraw`, { body: { state } }), messages.withdrawn);
export const applyAgain = (): Promise<unknown> => withToast(callApi('POST', `${AT}/again`), messages.againOpened);
export const discardApplication = (): Promise<unknown> => withToast(callApi('DELETE', AT), messages.thrownAway);
