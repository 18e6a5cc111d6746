import { callApi } from '#src/browser/api.ts';
import { keepUnsavedWords, knowOwner, readUnsavedWords } from '#src/browser/unsaved.ts';
import type { AppealInput, SuspensionView } from '#src/domains/vendors/contract-appeal.ts';
import { appealWords } from '#src/messages/vi/appeal-screen.ts';
import { type Told, toldBeside } from './told.ts';

const UNSAVED = 'appeal';

/** What was written and not sent, by the same person on this device. */
export async function readUnsentAppeal(): Promise<string> {
	await knowOwner();
	return readUnsavedWords(UNSAVED) ?? '';
}
export const keepUnsentAppeal = (text: string): void => keepUnsavedWords(UNSAVED, text === '' ? null : text);

export const sendAppeal = (appeal: AppealInput): Promise<Told<SuspensionView>> =>
	toldBeside(callApi<SuspensionView>('POST', '/api/vendor/shop/appeal', { body: appeal }), appealWords.sent);
