/** The part of `fetch` that is needed to talk to an identity provider. */
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

/** Any provider on the network; redirects are not followed, a silent provider is given up. */
export const networkFetch: OidcFetch = (url, init = {}) =>
	fetch(url, { ...init, redirect: 'error', signal: init.signal ?? AbortSignal.timeout(TIMEOUT_MS) });
