import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { isNarrowed, readProductAddress, writeProductAddress } from './address-store.ts';

test('readProductAddress parses what writeProductAddress wrote', () => {
	const category = newId();
	const address = { ...readProductAddress(''), q: 'trà & bánh', state: 'hidden', category, stock: 'low' } as const;
	expect(readProductAddress(writeProductAddress({ ...address, sort: 'sold', waiting: true }))).toEqual({
		...address,
		sort: 'sold',
		waiting: true,
	});
});

test('the product list without filters has an empty query, and readProductAddress ignores invalid parameters', () => {
	expect(writeProductAddress(readProductAddress(''))).toBe('');
	const strange = readProductAddress('?state=x&category=1&stock=many&sort=x&waiting=1&section=');
	expect(writeProductAddress(strange)).toBe('');
	expect(isNarrowed(strange)).toBe(false);
	expect(isNarrowed(readProductAddress('?q=tra'))).toBe(true);
});
