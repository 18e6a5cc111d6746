import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { isNarrowed, readGoodsAddress, writeGoodsAddress } from './goods-address.ts';

test('an address is read as it was written', () => {
	const category = newId();
	const address = { ...readGoodsAddress(''), q: 'trà & bánh', state: 'hidden', category, stock: 'low' } as const;
	expect(readGoodsAddress(writeGoodsAddress({ ...address, sort: 'sold', waiting: true }))).toEqual({
		...address,
		...{ sort: 'sold', waiting: true },
	});
});

test('the whole list has no query, and what an address cannot mean is left out', () => {
	expect(writeGoodsAddress(readGoodsAddress(''))).toBe('');
	const strange = readGoodsAddress('?state=x&category=1&stock=many&sort=x&waiting=1&section=');
	expect(writeGoodsAddress(strange)).toBe('');
	expect(isNarrowed(strange)).toBe(false);
	expect(isNarrowed(readGoodsAddress('?q=tra'))).toBe(true);
});
