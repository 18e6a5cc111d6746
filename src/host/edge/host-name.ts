import type { IncomingMessage } from 'node:http';
import type { EdgeCheck } from './check.ts';

const HOST = 'host';
const MISDIRECTED = { code: 'http.misdirected' } as const;

/** Absolute addresses, cookies and redirects are made for one host only; no other name gets an answer. */
export const rejectForeignHost: EdgeCheck = (request, _path, site) => {
	if (request.headers.host !== site.host) return MISDIRECTED;
	return namesOneHost(request) ? null : { code: 'http.malformed', closes: true };
};

/** Node keeps the first of several `Host` headers; whoever stands in front of us may have kept the last. */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
	let count = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === HOST.length && name.toLowerCase() === HOST) count += 1;
	}
	return count === 1;
}

/** `GET http://…` and `OPTIONS *` are for proxies: this server is none. */
export const isOriginForm = (rawTarget: string | undefined): boolean => rawTarget?.startsWith('/') === true;
