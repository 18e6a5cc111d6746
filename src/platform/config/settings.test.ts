import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const sound = {
	DATABASE_URL: 'postgres://u:p@localhost/db',
	APP_SECRET: 'x'.repeat(32),
};

test('without any choice the product serves http://localhost:4321 with the embedded identity service', () => {
	const config = parseSettings(sound);
	expect(config).toMatchObject({ siteUrl: 'http://localhost:4321', hasEmbeddedIdentity: true, isHttps: false });
	expect(config.oidcIssuer).toBe('http://localhost:4321/identity');
});

test.each([
	['PORT', { PORT: 'abc' }],
	['PORT', { PORT: '70000' }],
	['SITE_URL', { SITE_URL: 'http://chobiz.example' }],
	['SITE_URL', { SITE_URL: 'https://chobiz.example/shop' }],
	['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
	['DATABASE_URL', { DATABASE_URL: undefined }],
	['APP_SECRET', { APP_SECRET: 'short' }],
	['RATE_LIMITS', { RATE_LIMITS: 'off', SITE_URL: 'https://chobiz.example' }],
	['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://id.example' }],
	['VNPAY_HASH_SECRET', { VNPAY_HOST: 'https://pay.example' }],
	['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
	['WEB_PROCESSES', { WEB_PROCESSES: '0' }],
	['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, proxy.example' }],
	['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
	['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/' }],
] as const)('a wrong %s is named: %o', (name, wrong) => {
	expect(() => parseSettings({ ...sound, ...wrong })).toThrow(`Setting ${name}: `);
});

test('trusted proxies are addresses and networks of both kinds', () => {
	const { trustedProxies } = parseSettings({ ...sound, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' });
	expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
});

test('the message of a wrong secret does not show it', () => {
	expect(() => parseSettings({ ...sound, APP_SECRET: 'geheim' })).toThrow(/^(?!.*geheim)/);
});
