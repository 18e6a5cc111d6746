import type { IncomingMessage } from 'node:http';

const TOTAL_MAX_BYTES = 96 * 1024 * 1024;

export type BodyResult =
	| { readonly kind: 'read'; readonly body: Buffer }
	| { readonly kind: 'too_large' | 'busy' | 'broken_off' };
export type BodyReader = (request: IncomingMessage, limitBytes: number) => Promise<BodyResult>;

export function createBodyReader(): BodyReader {
	let held = 0;
	return (request, limitBytes) => {
		const { promise, resolve } = Promise.withResolvers<BodyResult>();
		const chunks: Buffer[] = [];
		let size = 0;
		let isDone = false;
		const finish = (result: BodyResult): void => {
			if (isDone) return;
			isDone = true;
			held -= size;
			resolve(result);
		};
		request.on('data', (chunk: Buffer) => {
			if (isDone) return;
			size += chunk.byteLength;
			held += chunk.byteLength;
			if (size > limitBytes) finish({ kind: 'too_large' });
			else if (held > TOTAL_MAX_BYTES) finish({ kind: 'busy' });
			else chunks.push(chunk);
		});
		request.on('end', () => finish({ kind: 'read', body: Buffer.concat(chunks) }));
		request.on('error', () => finish({ kind: 'broken_off' }));
		request.on('close', () => finish({ kind: 'broken_off' }));
		return promise;
	};
}
