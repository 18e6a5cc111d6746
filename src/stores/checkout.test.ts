import { afterEach, expect, test, vi } from 'vitest';
import { keepNotes, keptNotes } from './checkout.ts';

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

test('messages are there again for the same lines, and not for others', () => {
	storageWith(null);
	expect(keptNotes(['a', 'b'])).toEqual({});
	keepNotes(['a', 'b'], { shop: 'Gói kỹ giúp mình' });
	expect(keptNotes(['a', 'b'])).toEqual({ shop: 'Gói kỹ giúp mình' });
	expect(keptNotes(['a'])).toEqual({});
});

test.each([
	'',
	'{"lineIds":["a"',
	'null',
	'7',
	'[]',
	'{}',
	'{"lineIds":"a"}',
	'{"lineIds":["a"]}',
	'{"lineIds":["a"],"notes":7}',
	'{"lineIds":["a"],"notes":{"shop":7}}',
])('broken messages are as none: %s', (value) => {
	storageWith(value);
	expect(keptNotes(['a'])).toEqual({});
});
