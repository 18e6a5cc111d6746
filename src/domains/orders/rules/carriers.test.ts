import { expect, test } from 'vitest';
import { trackingUrl } from './carriers.ts';

test('a code leads to the carrier that has a page, and stays a code in the address', () => {
	expect(trackingUrl('ghtk', 'S1.A2/3?x=1')).toBe('https://i.ghtk.vn/S1.A2%2F3%3Fx%3D1');
	expect(trackingUrl('viettel_post', '123')).toBe('https://viettelpost.com.vn/tra-cuu-hanh-trinh-don/');
	expect(trackingUrl('ghn', '')).toBeNull();
	expect(trackingUrl('own', 'xe 29B')).toBeNull();
});
