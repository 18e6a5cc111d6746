import { afterEach, expect, test, vi } from 'vitest';
import { NO_DRAFT, saveDraft, storedDraft } from './store.ts';

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

test('storedDraft returns the checkout draft for the same lines only', () => {
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

test('storedDraft drops voucher codes that are longer than a quote accepts', () => {
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
])('storedDraft returns an empty draft for broken storage: %s', (value) => {
	storageWith(value);
	expect(storedDraft(['a'])).toEqual(NO_DRAFT);
});
