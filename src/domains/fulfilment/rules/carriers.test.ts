import { expect, test } from 'vitest';
import { trackingUrl } from './carriers.ts';

test("trackingUrl encodes the tracking code in the carrier's URL and returns null without a tracking page", () => {
	expect(trackingUrl('ghtk', 'S1.A2/3?x=1')).toBe('https://i.ghtk.vn/S1.A2%2F3%3Fx%3D1');
	expect(trackingUrl('viettel_post', '123')).toBe('https://viettelpost.com.vn/tra-cuu-hanh-trinh-don/');
	expect(trackingUrl('ghn', '')).toBeNull();
	expect(trackingUrl('own', 'xe 29B')).toBeNull();
});
