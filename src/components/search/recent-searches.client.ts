const KEY = 'chobiz-recent-searches';
const STORED_MAX = 6;

export function recentSearches(storage: Pick<Storage, 'getItem'>): readonly string[] {
	try {
		const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
		return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, STORED_MAX) : [];
	} catch {
		return [];
	}
}

export function rememberSearch(storage: Pick<Storage, 'getItem' | 'setItem'>, typed: string): void {
	const term = typed.trim();
	if (term === '') return;
	const others = recentSearches(storage).filter((other) => other.toLowerCase() !== term.toLowerCase());
	storage.setItem(KEY, JSON.stringify([term, ...others].slice(0, STORED_MAX)));
}

export const forgetSearches = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(KEY);
