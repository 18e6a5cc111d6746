import type { IncomingMessage } from 'node:http';
import type { EdgeCheck } from './check.ts';

const HOST = 'host';
const MISDIRECTED = { code: 'http.misdirected' } as const;

/** Absolute URLs, cookies and redirects are built for one host only, so requests for other hosts are rejected. */
export const rejectForeignHost: EdgeCheck = (request, _path, site) => {
	if (request.headers.host !== site.host) return MISDIRECTED;
	return hasSingleHost(request) ? null : { code: 'http.malformed', closes: true };
};

/** Node uses the first of several `Host` headers, while a proxy in front may have used the last. */
export function hasSingleHost({ rawHeaders }: IncomingMessage): boolean {
	let count = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === HOST.length && name.toLowerCase() === HOST) count += 1;
	}
	return count === 1;
}

/** Absolute-form and `*` targets are meant for proxies, which this server is not. */
export const isOriginForm = (rawTarget: string | undefined): boolean => rawTarget?.startsWith('/') === true;
