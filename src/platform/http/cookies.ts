import type { AstroCookies } from 'astro';
import type { Config } from '../config/index.ts';

/** `sid`: the session. `pre`: a sign-in in progress. `cart`: a visitor's cart. */
export const COOKIE_NAMES = ['sid', 'pre', 'cart'] as const;
export type CookieName = (typeof COOKIE_NAMES)[number];
export type CookieValues = Readonly<Partial<Record<CookieName, string>>>;
type Site = Pick<Config, 'isHttps' | 'siteUrl'>;
type Jar = Pick<AstroCookies, 'set'>;

/** Cookies ignore ports, so on http://localhost the name contains the port. */
export function cookieName(name: CookieName, site: Site): string {
	return site.isHttps ? `__Host-${name}` : `${name}-${new URL(site.siteUrl).port || '80'}`;
}

/** Ignores malformed values; the first of two cookies with one name wins. */
export function readCookies(header: string | null, site: Site): CookieValues {
	const found: Partial<Record<CookieName, string>> = {};
	const names = new Map(COOKIE_NAMES.map((name) => [cookieName(name, site), name]));
	for (const pair of (header ?? '').split(';')) {
		const at = pair.indexOf('=');
		const name = names.get(pair.slice(0, at).trim());
		const value = pair.slice(at + 1).trim();
		if (at > 0 && name && /^[A-Za-z0-9._-]{1,200}$/.test(value)) found[name] ??= value;
	}
	return found;
}

/** SameSite=Lax, because the redirect back from the bank must carry the session. */
export function setCookie(jar: Jar, site: Site, name: CookieName, value: string, maxAgeS: number): void {
	const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: site.isHttps, maxAge: maxAgeS } as const;
	jar.set(cookieName(name, site), value, attributes);
}

export const clearCookie = (jar: Jar, site: Site, name: CookieName): void => setCookie(jar, site, name, '', 0);
