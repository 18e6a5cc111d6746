import { afterEach, expect, test, vi } from 'vitest';
import { saveLeftOut, storedLeftOut } from './cart-choice-store.ts';

afterEach(() => vi.unstubAllGlobals());

function storageWith(value: string | null): void {
	let kept = value;
	vi.stubGlobal('sessionStorage', {
		getItem: () => kept,
		setItem: (_key: string, next: string) => {
			kept = next;
		},
	});
}

test('storedLeftOut returns the ids of saveLeftOut', () => {
	storageWith(null);
	expect([...storedLeftOut()]).toEqual([]);
	saveLeftOut(new Set(['a', 'b']));
	expect([...storedLeftOut()]).toEqual(['a', 'b']);
});

test.each(['', '{', 'null', '7', '{}', '[7]'])('storedLeftOut returns an empty set for broken storage: %s', (value) => {
	storageWith(value);
	expect([...storedLeftOut()]).toEqual([]);
});
