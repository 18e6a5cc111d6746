import { expect, test } from 'vitest';
import { addressOf } from './product-address.ts';

test('addressOf returns the same slug regardless of case, tone marks and blanks', () => {
	expect(['Áo thun trơn', 'ÁO THUN TRƠN', 'Ao thun tron', ' áo  thun trơn '].map(addressOf)).toEqual(
		Array.from({ length: 4 }, () => 'ao-thun-tron'),
	);
});

test('addressOf returns a default slug for a name without letters', () => {
	expect(addressOf('☂☂☂')).toBe('san-pham');
});
