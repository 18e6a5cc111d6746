import { afterEach, expect, test, vi } from 'vitest';
import { NO_DRAFT, saveDraft, storedDraft } from './store.ts';

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

test('what was filled in is there again for the same lines, and not for others', () => {
	storageWith(null);
	expect(storedDraft(['a', 'b'])).toEqual(NO_DRAFT);
	const draft = {
		notes: { shop: 'Gói kỹ giúp mình' },
		vouchers: [{ shopId: 'shop', shopCode: 'GOM20' }],
		coinVnd: 5000,
	};
	saveDraft(['a', 'b'], draft);
	expect(storedDraft(['a', 'b'])).toEqual(draft);
	expect(storedDraft(['a'])).toEqual(NO_DRAFT);
});

test('a code that no quote takes is not there again', () => {
	const draft = { notes: { shop: 'Gói kỹ giúp mình' }, coinVnd: 5000 };
	const product = { shopId: 'other', platformCode: 'CHAOBAN' };
	storageWith(null);
	saveDraft(['a'], { ...draft, vouchers: [{ shopId: 'shop', shopCode: 'A'.repeat(61) }, product] });
	expect(storedDraft(['a'])).toEqual({ ...draft, vouchers: [product] });
	saveDraft(['a'], { ...draft, vouchers: [{ shopId: 'shop', platformCode: 'A'.repeat(61) }] });
	expect(storedDraft(['a'])).toEqual({ ...draft, vouchers: [] });
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
	'{"lineIds":["a"],"notes":{}}',
	'{"lineIds":["a"],"notes":7,"vouchers":[],"coinVnd":0}',
	'{"lineIds":["a"],"notes":{"shop":7},"vouchers":[],"coinVnd":0}',
	'{"lineIds":["a"],"notes":{},"vouchers":[7],"coinVnd":0}',
	'{"lineIds":["a"],"notes":{},"vouchers":[],"coinVnd":"all"}',
])('what is broken is as nothing: %s', (value) => {
	storageWith(value);
	expect(storedDraft(['a'])).toEqual(NO_DRAFT);
});
