import { unsavedKey } from './unsaved-text.ts';

/** Once somebody has signed in, what others typed on this device goes; `owner` in a key begins with the account's id. */
export function forgetOthers(customerId: string): void {
	const [all, own] = [unsavedKey('', '').slice(0, -1), unsavedKey(customerId, '')];
	for (const kept of [localStorage, sessionStorage]) {
		for (const key of Object.keys(kept)) if (key.startsWith(all) && !key.startsWith(own)) kept.removeItem(key);
	}
}
