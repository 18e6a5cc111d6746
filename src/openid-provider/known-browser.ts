import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deriveKey, newSecret } from '#src/platform/seal/index.ts';
import { KNOWN_BROWSER_DAYS } from '#src/shared/limits/identity-limits.ts';
import { IDENTITY_PATH, type IdentityService } from './embedded-service.ts';

const DAY_S = 86_400;
const VALUE = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

type Settings = IdentityService['settings'];

/** Cookies ignore ports, so on http://localhost the name contains the port. */
const cookieNameOf = ({ isHttps, siteUrl }: Settings): string =>
	isHttps ? '__Secure-idp-browser' : `idp-browser-${new URL(siteUrl).port || '80'}`;

const signatureOf = ({ APP_SECRET }: Settings, browser: string): string =>
	createHmac('sha256', deriveKey(APP_SECRET, 'identity-known-browser')).update(browser).digest('base64url');

/** The device cookie's value, or null without a cookie that this site signed. */
export function browserOf(settings: Settings, request: IncomingMessage): string | null {
	const prefix = `${cookieNameOf(settings)}=`;
	const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
	const written = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? '';
	const [, browser, signature] = VALUE.exec(written) ?? [];
	if (!browser || !signature) return null;
	const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(settings, browser)));
	return isSigned ? browser : null;
}

/** Returns the browser's value: the present one, or a new one. Sets the cookie for another half year. */
export function rememberBrowser(settings: Settings, request: IncomingMessage, response: ServerResponse): string {
	const browser = browserOf(settings, request) ?? newSecret();
	const value = `${browser}.${signatureOf(settings, browser)}`;
	const attributes = [`${cookieNameOf(settings)}=${value}`, `Path=${IDENTITY_PATH}`, 'HttpOnly', 'SameSite=Lax'];
	attributes.push(`Max-Age=${KNOWN_BROWSER_DAYS * DAY_S}`, ...(settings.isHttps ? ['Secure'] : []));
	response.appendHeader('set-cookie', attributes.join('; '));
	return browser;
}
