import { atom } from 'nanostores';
import { callApi, uploadFile } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import { PICTURE_MAX_BYTES } from '#src/domains/media/contract.ts';
import type {
	ChangedReturn,
	PursueReturnInput,
	RequestReturnInput,
	ShopReturns,
	ShopReturnView,
} from '#src/domains/returns/contract/return.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';
import { fieldMessages, mediaMessages } from '#src/messages/vi/ui.ts';
import { changeDocument } from '#src/stores/change-document.ts';
import { withToast } from '#src/stores/with-toast.ts';

export type Evidence = {
	readonly id: string;
	readonly name: string;
	/** Cells that are hidden from the other party. */
	readonly cells?: readonly number[];
};
type Uploaded = { readonly picture: Evidence } | { readonly picture: null; readonly wrong: string };

export const showNoAnswerToast = (): void => void toast('error', browserMessages.noAnswer);

export async function uploadEvidence(file: File): Promise<Uploaded> {
	const refused = (why: string): Uploaded => ({ picture: null, wrong: fieldMessages.fileRejected(file.name, why) });
	if (file.size > PICTURE_MAX_BYTES) return refused(mediaMessages['media.too_large']);
	const answer = await uploadFile<{ readonly id: string }>('/api/returns/pictures', file);
	return answer.ok ? { picture: { id: answer.value.id, name: file.name } } : refused(answer.problem.detail);
}

export const coverEvidence = (pictureId: string, cells: readonly number[]): Promise<unknown> =>
	withToast(callApi<{ readonly id: string }>('POST', `/api/returns/pictures/${pictureId}/cover`, { body: { cells } }));

const draftKey = (number: string): string => `return-draft-${number}`;
export function readDraft<T>(number: string): Partial<T> {
	try {
		return JSON.parse(sessionStorage.getItem(draftKey(number)) ?? '{}') as Partial<T>;
	} catch {
		return {};
	}
}
export function saveDraft(number: string, draft: unknown): void {
	try {
		sessionStorage.setItem(draftKey(number), JSON.stringify(draft));
	} catch {
		// Storage may be blocked; then there is no draft.
	}
}

export async function requestReturn(input: RequestReturnInput): Promise<boolean> {
	const asked = await withToast(callApi<ChangedReturn>('POST', '/api/returns', { body: input }));
	if (!asked) return false;
	sessionStorage.removeItem(draftKey(input.orderNumber));
	location.hash = 'tra-hang';
	location.reload();
	return true;
}

export const pursueReturn = ({ returnId, ...body }: PursueReturnInput): Promise<boolean> =>
	changeDocument(callApi<ChangedReturn>('POST', `/api/returns/${returnId}/act`, { body }));

export const $shopReturns = atom<readonly ShopReturnView[]>([]);

export async function readShopReturns(number: string): Promise<readonly ShopReturnView[]> {
	const answer = await callApi<ShopReturns>('GET', `/api/vendor/orders/${encodeURIComponent(number)}/returns`);
	return answer.ok ? answer.value.items : [];
}
