import { expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.client.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	const stored = new Map<string, string>();
	return {
		getItem: (key) => stored.get(key) ?? null,
		setItem: (key, value) => void stored.set(key, value),
		removeItem: (key) => void stored.delete(key),
	};
}

test('recentSearches returns the last six searches, newest first and each once, until forgetSearches', () => {
	const storage = memory();
	for (const term of ['gạo', 'trà', 'áo', 'Gạo ', 'nồi', 'quạt', 'sách', 'mật ong', '  '])
		rememberSearch(storage, term);
	expect(recentSearches(storage)).toEqual(['mật ong', 'sách', 'quạt', 'nồi', 'Gạo', 'áo']);
	forgetSearches(storage);
	expect(recentSearches(storage)).toEqual([]);
});

test('recentSearches returns an empty list for invalid stored text', () => {
	const storage = memory();
	storage.setItem('chobiz-recent-searches', '{"a":');
	expect(recentSearches(storage)).toEqual([]);
	storage.setItem('chobiz-recent-searches', '{"a":1}');
	expect(recentSearches(storage)).toEqual([]);
});
