import { callApi } from '#src/browser/api.ts';
import { fetchCurrentUser } from '#src/browser/session.ts';
import type { SavedAddressList } from '#src/domains/addresses/contract.ts';

const KEY = 'chobiz-delivery-ward';
const WARD = /^\d{5}$/;

export function rememberWard(code: string): void {
	localStorage.setItem(KEY, code);
}

/** Returns the ward selected in this browser, otherwise that of the member's address, stored for the tab's lifetime. */
export async function readKnownWard(): Promise<string | null> {
	const stored = localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY);
	if (stored && WARD.test(stored)) return stored;
	const who = await fetchCurrentUser();
	if (!who.ok || !who.value.isLoggedIn) return null;
	const saved = await callApi<SavedAddressList>('GET', '/api/addresses');
	if (!saved.ok) return null;
	const { items } = saved.value;
	const wardCode = (items.find(({ isDefault }) => isDefault) ?? items[0])?.wardCode ?? null;
	if (wardCode) sessionStorage.setItem(KEY, wardCode);
	return wardCode;
}
