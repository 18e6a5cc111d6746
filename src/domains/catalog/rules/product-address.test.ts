import { expect, test } from 'vitest';
import { addressOf } from './product-address.ts';

test('a name in capitals, without tones or with spaces around asks for the same address', () => {
	expect(['Áo thun trơn', 'ÁO THUN TRƠN', 'Ao thun tron', ' áo  thun trơn '].map(addressOf)).toEqual(
		Array.from({ length: 4 }, () => 'ao-thun-tron'),
	);
});

test('a name without a letter that an address can hold has one all the same', () => {
	expect(addressOf('☂☂☂')).toBe('san-pham');
});
