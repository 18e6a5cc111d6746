import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { HostAddress, ResolveHost } from './public-address.ts';

export { isPublicAddress, type ResolveHost, resolvePublicHost } from './public-address.ts';

export type FetchFailure = 'address_refused' | 'unreachable' | 'status' | 'too_large' | 'too_slow' | 'redirects';
export type Fetched =
	| { readonly ok: true; readonly bytes: Uint8Array }
	| { readonly ok: false; readonly reason: FetchFailure };
type Limits = { readonly maxBytes: number; readonly timeoutMs: number; readonly redirectsMax: number };
type Step = Fetched | { readonly location: URL };

const refused = (reason: FetchFailure): Fetched => ({ ok: false, reason });
const PORTS = ['', '80', '443'];

/**
 * Fetches from an address that a stranger named. The host is resolved and checked once, and the connection goes to that
 * address, so that a second answer of the name server cannot lead elsewhere. Each redirect is checked again.
 */
export async function fetchPublic(address: string, limits: Limits, resolve: ResolveHost): Promise<Fetched> {
	const signal = AbortSignal.timeout(limits.timeoutMs);
	let url = URL.parse(address);
	for (let redirects = 0; redirects <= limits.redirectsMax; redirects += 1) {
		if (!url || !isAllowed(url)) return refused('address_refused');
		const host = await Promise.race([resolve(url.hostname), aborted(signal)]);
		if (host === 'slow') return refused('too_slow');
		if (host === 'refused') return refused('address_refused');
		if (!host) return refused('unreachable');
		const step = await request(url, host, limits.maxBytes, signal);
		if (!('location' in step)) return step;
		url = step.location;
	}
	return refused('redirects');
}

const isAllowed = ({ protocol, port, username, password }: URL): boolean =>
	(protocol === 'http:' || protocol === 'https:') && PORTS.includes(port) && username === '' && password === '';

const aborted = (signal: AbortSignal): Promise<'slow'> =>
	new Promise((done) => {
		if (signal.aborted) done('slow');
		else signal.addEventListener('abort', () => done('slow'), { once: true });
	});

function request(url: URL, host: HostAddress, maxBytes: number, signal: AbortSignal): Promise<Step> {
	const isSecure = url.protocol === 'https:';
	const options = {
		host: host.address,
		port: host.port ?? (url.port || (isSecure ? 443 : 80)),
		path: url.pathname + url.search,
		headers: { host: url.host, accept: 'image/*', 'user-agent': 'ChoBiz' },
		...(isSecure && !isIP(url.hostname) && { servername: url.hostname }),
		agent: false,
		signal,
	} as const;
	return new Promise((done) => {
		const sent = (isSecure ? https : http).request(options, (response) => {
			const { statusCode = 0, headers } = response;
			const location = statusCode >= 300 && statusCode < 400 ? URL.parse(headers.location ?? '', url) : null;
			if (location || statusCode !== 200 || Number(headers['content-length'] ?? 0) > maxBytes) {
				response.destroy();
				return done(location ? { location } : refused(statusCode === 200 ? 'too_large' : 'status'));
			}
			const chunks: Buffer[] = [];
			let size = 0;
			response.on('data', (chunk: Buffer) => {
				size += chunk.byteLength;
				if (size <= maxBytes) return chunks.push(chunk);
				done(refused('too_large'));
				return response.destroy();
			});
			response.on('end', () => done({ ok: true, bytes: Buffer.concat(chunks) }));
			response.on('error', () => done(refused(signal.aborted ? 'too_slow' : 'unreachable')));
		});
		sent.on('error', () => done(refused(signal.aborted ? 'too_slow' : 'unreachable')));
		sent.end();
	});
}
