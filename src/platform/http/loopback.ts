import { request } from 'node:http';

export type LoopbackFetch = (
	url: string,
	init?: {
		readonly method?: string;
		readonly headers?: Readonly<Record<string, string>>;
		readonly body?: string;
		readonly signal?: AbortSignal;
	},
) => Promise<Response>;

const TIMEOUT_MS = 8000;
const ANSWER_MAX_BYTES = 512 * 1024;

/**
 * Requests a part of our site on the local port, regardless of its public name and TLS, because `fetch` cannot set
 * `Host`. Rejects other origins.
 */
export function loopbackFetch(siteUrl: string, port: number): LoopbackFetch {
	const { origin, host } = new URL(siteUrl);
	return (url, init = {}) => {
		const target = new URL(url);
		if (target.origin !== origin) return Promise.reject(new Error('not our own site'));
		const body = init.body ?? '';
		const length = Buffer.byteLength(body);
		return new Promise<Response>((resolve, reject) => {
			const call = request(
				{
					host: '127.0.0.1',
					port,
					path: target.pathname + target.search,
					method: init.method ?? 'GET',
					headers: { ...init.headers, host, ...(length > 0 ? { 'content-length': length } : {}) },
					signal: init.signal ?? AbortSignal.timeout(TIMEOUT_MS),
				},
				(answer) => {
					const chunks: Buffer[] = [];
					let size = 0;
					answer.on('data', (chunk: Buffer) => {
						size += chunk.byteLength;
						if (size > ANSWER_MAX_BYTES) answer.destroy(new Error('answer too long'));
						else chunks.push(chunk);
					});
					answer.on('error', reject);
					answer.on('end', () => {
						const status = answer.statusCode ?? 502;
						const type = answer.headers['content-type'] ?? 'application/octet-stream';
						const content = status === 204 ? null : Buffer.concat(chunks);
						resolve(new Response(content, { status, headers: { 'content-type': type } }));
					});
				},
			);
			call.on('error', reject);
			call.end(body);
		});
	};
}
