import { afterEach, expect, test, vi } from 'vitest';
import { keepLeftOut, keptLeftOut } from './cart-choice.ts';

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

test('what was unticked stays so', () => {
	storageWith(null);
	expect([...keptLeftOut()]).toEqual([]);
	keepLeftOut(new Set(['a', 'b']));
	expect([...keptLeftOut()]).toEqual(['a', 'b']);
});

test.each(['', '{', 'null', '7', '{}', '[7]'])('what is broken is as nothing: %s', (value) => {
	storageWith(value);
	expect([...keptLeftOut()]).toEqual([]);
});
