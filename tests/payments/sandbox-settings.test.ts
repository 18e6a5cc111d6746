import { expect, test } from 'vitest';
import { readSettings } from '#src/payment-sandbox/settings.ts';

const SECRET = 'KHOABIMATDUNGCHOKIEMTHU0123456789';

test('the sandbox does not start for a public site in production, nor without a proper secret', () => {
	const shared = { VNPAY_HASH_SECRET: SECRET };
	expect(() => readSettings({ ...shared, SITE_URL: 'https://chobiz.vn' })).toThrow('VNPAY_HOST');
	expect(() => readSettings({ ...shared, SITE_URL: 'https://chobiz.vn', NODE_ENV: 'development' })).not.toThrow();
	expect(() => readSettings({ ...shared, SITE_URL: 'https://chobiz.vn', ALLOW_STAND_INS: '1' })).not.toThrow();
	expect(() => readSettings({ ...shared, SITE_URL: 'http://localhost:4321', NODE_ENV: 'production' })).not.toThrow();
	expect(() => readSettings({ VNPAY_HASH_SECRET: 'short' })).toThrow('VNPAY_HASH_SECRET');
});
