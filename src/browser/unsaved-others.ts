import { unsavedKey } from './unsaved-text.ts';

/** The `owner` in a key starts with the account's id. */
export function deleteOtherUsersTexts(customerId: string): void {
	const [all, own] = [unsavedKey('', '').slice(0, -1), unsavedKey(customerId, '')];
	for (const stored of [localStorage, sessionStorage]) {
		for (const key of Object.keys(stored)) if (key.startsWith(all) && !key.startsWith(own)) stored.removeItem(key);
	}
}
