const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF guard for any content type: an unsafe method needs an `Origin` equal to ours, and `Sec-Fetch-Site` absent or
 * `same-origin`.
 */
export function isForeignOrigin(method: string, headers: Headers, siteUrl: string): boolean {
	if (SAFE_METHODS.has(method)) return false;
	const site = headers.get('sec-fetch-site');
	return headers.get('origin') !== siteUrl || (site !== null && site !== 'same-origin');
}
