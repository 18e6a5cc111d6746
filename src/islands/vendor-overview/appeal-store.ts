import { callApi } from '#src/browser/api.ts';
import { loadOwner, readUnsavedText, saveUnsavedText } from '#src/browser/unsaved.ts';
import type { AppealInput, SuspensionView } from '#src/domains/vendors/contract/appeal.ts';
import { appealMessages } from '#src/messages/vi/vendor/vendor-overview.ts';
import { type ToastResult, withInlineMessage } from '#src/stores/with-toast.ts';

const UNSAVED = 'appeal';

export async function readUnsentAppeal(): Promise<string> {
	await loadOwner();
	return readUnsavedText(UNSAVED) ?? '';
}
export const saveUnsentAppeal = (text: string): void => saveUnsavedText(UNSAVED, text === '' ? null : text);

export const sendAppeal = (appeal: AppealInput): Promise<ToastResult<SuspensionView>> =>
	withInlineMessage(callApi<SuspensionView>('POST', '/api/vendor/shop/appeal', { body: appeal }), appealMessages.sent);
