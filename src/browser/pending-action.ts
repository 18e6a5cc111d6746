import { fetchCurrentUser } from '#src/browser/session.ts';
import { toast } from '#src/browser/toast.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';
import { url } from '#src/routes.ts';

type Place = {
	readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
	readonly path: string;
	readonly now: number;
};
type Stored = { readonly path: string; readonly value: string; readonly at: number };

const CACHE_MS = 30 * 60_000;
const here = (): Place => ({ storage: sessionStorage, path: location.pathname, now: Date.now() });
const keyOf = (name: string): string => `chobiz-${name}`;

/** Returns true for a member. Otherwise calls `save` and opens the sign-in, or shows an error when offline. */
export async function requireSignIn(save: () => unknown): Promise<boolean> {
	const currentUser = await fetchCurrentUser();
	if (currentUser.ok && currentUser.value.isLoggedIn) return true;
	if (currentUser.ok && navigator.onLine) {
		save();
		location.assign(url.login(location.pathname + location.search));
	} else void toast('error', browserMessages.noAnswer);
	return false;
}

export function savePendingAction(name: string, value: string, { storage, path, now }: Place = here()): void {
	const stored: Stored = { path, value, at: now };
	storage.setItem(keyOf(name), JSON.stringify(stored));
}

export function takePendingAction(name: string, { storage, path, now }: Place = here()): string | null {
	const stored = parse(storage.getItem(keyOf(name)));
	storage.removeItem(keyOf(name));
	if (stored?.path !== path || typeof stored.value !== 'string' || typeof stored.at !== 'number') return null;
	const age = now - stored.at;
	return age >= 0 && age < CACHE_MS ? stored.value : null;
}

function parse(text: string | null): Partial<Stored> | null {
	try {
		return JSON.parse(text ?? 'null') as Partial<Stored> | null;
	} catch {
		return null;
	}
}
