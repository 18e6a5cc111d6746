import { AwsClient } from 'aws4fetch';
import type { FileStore } from './store.ts';

const TIMEOUT_MS = 15_000;

/**
 * An S3-compatible bucket: `s3://ACCESS_KEY:SECRET@host[:port]/bucket?region=…` with path-style addressing;
 * `&insecure=true` for plain http on a private network. Percent-encode reserved characters in keys.
 */
export function bucketStore(url: URL): FileStore {
	const region = url.searchParams.get('region') ?? 'us-east-1';
	const scheme = url.searchParams.get('insecure') === 'true' ? 'http' : 'https';
	const base = `${scheme}://${url.host}${url.pathname.replace(/\/+$/, '')}`;
	const client = new AwsClient({
		accessKeyId: decodeURIComponent(url.username),
		secretAccessKey: decodeURIComponent(url.password),
		service: 's3',
		region,
		retries: 2,
	});
	const call = (method: string, key: string, extra: RequestInit = {}): Promise<Response> =>
		client.fetch(`${base}/${key}`, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...extra });
	const refused = async (method: string, key: string, response: Response): Promise<Error> => {
		await response.body?.cancel();
		return new Error(`file store answered ${response.status} to ${method} ${key}`);
	};
	return {
		async read(key) {
			const response = await call('GET', key);
			if (response.ok) return new Uint8Array(await response.arrayBuffer());
			if (response.status !== 404) throw await refused('GET', key, response);
			await response.body?.cancel();
			return null;
		},
		async write(key, bytes, contentType) {
			const headers = { 'content-type': contentType, 'content-length': String(bytes.byteLength) };
			const response = await call('PUT', key, { headers, body: Buffer.from(bytes) });
			if (!response.ok) throw await refused('PUT', key, response);
			await response.body?.cancel();
		},
		async remove(key) {
			const response = await call('DELETE', key);
			if (!response.ok && response.status !== 404) throw await refused('DELETE', key, response);
			await response.body?.cancel();
		},
	};
}
