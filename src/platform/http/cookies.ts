import type { Config } from '../config/index.ts';

/** `sid`: the session. `pre`: a sign-in under way. `cart`: the cart of somebody who has not signed in. */
export type CookieName = 'sid' | 'pre' | 'cart';
type Site = Pick<Config, 'isHttps' | 'siteUrl'>;

/** `__Host-` on https; on http://localhost with the port in the name, because cookies ignore ports. */
export function cookieName(name: CookieName, site: Site): string {
	return site.isHttps ? `__Host-${name}` : `${name}-${new URL(site.siteUrl).port || '80'}`;
}

/** The value of the first cookie with this name; `null` for values that we never set. */
export function readCookie(headers: Headers, name: CookieName, site: Site): string | null {
	const wanted = `${cookieName(name, site)}=`;
	const pair = (headers.get('cookie') ?? '').split(';').find((part) => part.trim().startsWith(wanted));
	const value = pair?.trim().slice(wanted.length);
	return value && /^[A-Za-z0-9._-]{1,200}$/.test(value) ? value : null;
}

/** A `Set-Cookie` line. Lax: the way back from the bank must find the session. */
export function cookieLine(name: CookieName, value: string, maxAgeS: number, site: Site): string {
	const secure = site.isHttps ? '; Secure' : '';
	return `${cookieName(name, site)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}

export const expiredCookieLine = (name: CookieName, site: Site): string => cookieLine(name, '', 0, site);
