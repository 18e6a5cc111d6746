import { afterEach, expect, test, vi } from 'vitest';
import { readDeselectedLines, saveDeselectedLines } from './cart-choice-store.ts';

afterEach(() => vi.unstubAllGlobals());

function storageWith(value: string | null): void {
	let stored = value;
	vi.stubGlobal('sessionStorage', {
		getItem: () => stored,
		setItem: (_key: string, next: string) => {
			stored = next;
		},
	});
}

test('storedLeftOut returns the ids of saveLeftOut', () => {
	storageWith(null);
	expect([...readDeselectedLines()]).toEqual([]);
	saveDeselectedLines(new Set(['a', 'b']));
	expect([...readDeselectedLines()]).toEqual(['a', 'b']);
});

test.each(['', '{', 'null', '7', '{}', '[7]'])('storedLeftOut returns an empty set for broken storage: %s', (value) => {
	storageWith(value);
	expect([...readDeselectedLines()]).toEqual([]);
});
