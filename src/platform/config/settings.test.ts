import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseSettings, SETTING_NAMES, settingDefaults } from './settings.ts';

const sound = {
	DATABASE_URL: 'postgres://u:p@localhost/db',
	APP_SECRET: 'x'.repeat(32),
};

test('parseSettings without any setting returns http://localhost:4321 with the embedded identity service', () => {
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
] as const)('parseSettings throws an error that names %s for %o', (name, wrong) => {
	expect(() => parseSettings({ ...sound, ...wrong })).toThrow(`Setting ${name}: `);
});

describe('parseSettings with a public SITE_URL', () => {
	const isPublic = { ...sound, SITE_URL: 'https://chobiz.example' };
	const real = {
		VNPAY_HOST: 'https://pay.vnpay.example',
		VNPAY_TMN_CODE: 'ABCD1234',
		VNPAY_HASH_SECRET: 's'.repeat(32),
		SMTP_URL: 'smtp://mail.example',
	};
	const linesOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
		try {
			parseSettings(environment);
		} catch (problem) {
			return problem instanceof Error ? problem.message.split('\n') : [];
		}
		return [];
	};

	test('names each missing production setting on a separate line', () => {
		const names = Object.keys(real);
		expect(linesOf(isPublic).map((line) => /^Setting ([A-Z_]+): /.exec(line)?.[1])).toEqual(names);
		for (const name of names) {
			const lines = linesOf({ ...isPublic, ...real, [name]: '' });
			expect(lines).toHaveLength(1);
			expect(lines[0]).toContain(`Setting ${name}: `);
		}
	});

	test('rejects a VNPAY_HOST on loopback', () => {
		expect(linesOf({ ...isPublic, ...real, VNPAY_HOST: 'http://localhost:4330' })).toHaveLength(1);
	});

	test('accepts production settings, and with ALLOW_STAND_INS=1 a test site without them', () => {
		expect(parseSettings({ ...isPublic, ...real })).toMatchObject({ isTestSite: false });
		expect(parseSettings({ ...isPublic, ALLOW_STAND_INS: '1' })).toMatchObject({ isTestSite: true });
		expect(linesOf({ ...isPublic, ALLOW_STAND_INS: '0' })).toHaveLength(4);
		expect(linesOf({ ...isPublic, ALLOW_STAND_INS: 'yes' })).toEqual([expect.stringContaining('ALLOW_STAND_INS')]);
	});

	test('a loopback SITE_URL needs no production settings and is never a test site', () => {
		expect(parseSettings({ ...sound, ALLOW_STAND_INS: '1' })).toMatchObject({ isTestSite: false });
		expect(parseSettings({ ...sound, SITE_URL: 'https://localhost:8443' })).toMatchObject({ isTestSite: false });
	});
});

test('parseSettings names all wrong settings at once, each with a rule and an example', () => {
	const wrong = { DATABASE_URL: 'mysql://x', PORT: 'abc', LOG_LEVEL: 'loud', OIDC_ISSUER: 'https://id.example' };
	expect(() => parseSettings(wrong)).toThrow(
		[
			'Setting PORT: must be a whole number from 1 to 65535, for example 4321',
			'Setting DATABASE_URL: must be a postgres:// address, for example postgres://chobiz:PASSWORD@localhost:5432/chobiz',
			'Setting APP_SECRET: is required: must be at least 32 characters, for example what openssl rand -base64 32 prints',
			'Setting LOG_LEVEL: must be fatal, error, warn, info, debug or silent, for example info',
			'Setting OIDC_CLIENT_ID: is required with OIDC_ISSUER, for example chobiz-web',
		].join('\n'),
	);
});

test('.env.example shows every setting with the default of the code', () => {
	const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
	const shown = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const);
	const defaults = settingDefaults();
	expect(shown.map(([name]) => name).sort()).toEqual([...SETTING_NAMES].sort());
	expect(Object.fromEntries(shown)).toEqual(
		Object.fromEntries(SETTING_NAMES.map((name) => [name, defaults[name] ?? ''])),
	);
});

test('parseSettings accepts IPv4 and IPv6 addresses and networks as TRUSTED_PROXIES', () => {
	const { trustedProxies } = parseSettings({ ...sound, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' });
	expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
});

test('parseSettings does not include a wrong secret in its error message', () => {
	expect(() => parseSettings({ ...sound, APP_SECRET: 'geheim' })).toThrow(/^(?!.*geheim)/);
});
