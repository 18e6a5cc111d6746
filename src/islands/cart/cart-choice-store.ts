const KEY = 'chobiz-cart-left-out';
/** The maximum number of lines of a cart. */
const STORED_MAX = 500;

export function readDeselectedLines(): ReadonlySet<string> {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
	} catch {
		return new Set();
	}
}

export const saveDeselectedLines = (ids: ReadonlySet<string>): void =>
	sessionStorage.setItem(KEY, JSON.stringify([...ids].slice(-STORED_MAX)));
