import { unsavedKey } from './unsaved-text.ts';

/** The `owner` in a key starts with the account's id. */
export function forgetOthers(customerId: string): void {
	const [all, own] = [unsavedKey('', '').slice(0, -1), unsavedKey(customerId, '')];
	for (const kept of [localStorage, sessionStorage]) {
		for (const key of Object.keys(kept)) if (key.startsWith(all) && !key.startsWith(own)) kept.removeItem(key);
	}
}
