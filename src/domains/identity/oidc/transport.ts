import * as oauth from 'oauth4webapi';

export type OidcFetch = (
	url: string,
	init?: {
		readonly method?: string;
		readonly headers?: Readonly<Record<string, string>>;
		readonly body?: string;
		readonly signal?: AbortSignal;
	},
) => Promise<Response>;

const TIMEOUT_MS = 8000;

/** Redirects are errors, and requests time out. */
export const networkFetch: OidcFetch = (url, init = {}) =>
	fetch(url, { ...init, redirect: 'error', signal: init.signal ?? AbortSignal.timeout(TIMEOUT_MS) });

/** Options of every oauth4webapi request: our transport, which also reaches the embedded provider over plain HTTP. */
export const requestOptions = (fetch: OidcFetch) => ({
	[oauth.allowInsecureRequests]: true,
	[oauth.customFetch]: (
		url: string,
		{ method, headers, body, signal }: oauth.CustomFetchOptions<string, URLSearchParams | undefined>,
	): Promise<Response> =>
		fetch(url, {
			method,
			headers,
			...(body ? { body: body.toString() } : {}),
			...(signal ? { signal } : {}),
		}),
});
