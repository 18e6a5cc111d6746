/** For answers without a policy: nothing may be loaded, run or framed. */
export const BARE_POLICY =
	"default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A service worker may fetch from this site only. */
export const WORKER_POLICY = `${BARE_POLICY}; connect-src 'self'`;

const PERMISSIONS = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
	.concat(['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'usb'])
	.map((feature) => `${feature}=()`)
	.join(', ');
const HSTS = 'max-age=31536000; includeSubDomains';

export type HeaderPair = readonly [name: string, value: string];

export function securityHeaders(isHttps: boolean, isTestSite = false): readonly HeaderPair[] {
	return [
		['x-content-type-options', 'nosniff'],
		['referrer-policy', 'strict-origin-when-cross-origin'],
		['permissions-policy', PERMISSIONS],
		['cross-origin-opener-policy', 'same-origin'],
		['cross-origin-resource-policy', 'same-origin'],
		...(isTestSite ? ([['x-robots-tag', 'noindex, nofollow']] as const) : []),
		...(isHttps ? ([['strict-transport-security', HSTS]] as const) : []),
	];
}

export function completePolicy(policy: string | undefined): string {
	if (!policy) return BARE_POLICY;
	const trimmed = policy.trim().replace(/;+$/, '');
	return /(^|;)\s*frame-ancestors\s/.test(trimmed) ? trimmed : `${trimmed}; frame-ancestors 'none'`;
}

const META_POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;

/** Removes the policy from a pre-rendered page: the host sends it as a header, which applies to the whole document. */
export function takeMetaPolicy(html: string): { readonly html: string; readonly policy: string | undefined } {
	const found = META_POLICY.exec(html);
	if (!found) return { html, policy: undefined };
	const policy = found[1]?.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
	return { html: html.replace(found[0], ''), policy };
}
