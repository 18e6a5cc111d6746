const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The guard against requests forged by other sites, whatever their content type: an unsafe method needs `Origin`
 * equal to our own, and `Sec-Fetch-Site` absent or `same-origin`.
 */
export function isForeignOrigin(method: string, headers: Headers, siteUrl: string): boolean {
	if (SAFE_METHODS.has(method)) return false;
	const site = headers.get('sec-fetch-site');
	return headers.get('origin') !== siteUrl || (site !== null && site !== 'same-origin');
}
