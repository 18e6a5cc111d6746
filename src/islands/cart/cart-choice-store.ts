const KEY = 'chobiz-cart-left-out';
/** The maximum number of lines of a cart. */
const STORED_MAX = 500;

export function storedLeftOut(): ReadonlySet<string> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
	} catch {
		return new Set();
	}
}

export const saveLeftOut = (ids: ReadonlySet<string>): void =>
	sessionStorage.setItem(KEY, JSON.stringify([...ids].slice(-STORED_MAX)));
