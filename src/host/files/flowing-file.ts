import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { preferredEncoding } from './encoding.ts';

/** Compression level that keeps up with reads from the database. */
const COMPRESSION_LEVEL = 3;

export type FlowingFile = {
	begin(): Writable;
	taken(): Promise<void>;
};

/** Streams a file while it is produced; the reader's speed limits the producer. */
export function flowingFile(request: IncomingMessage, response: ServerResponse): FlowingFile {
	let sink: Writable | undefined;
	return {
		begin() {
			const encoding = preferredEncoding(request.headers['accept-encoding'] as string | undefined);
			response.setHeader('vary', 'accept-encoding');
			sink = response;
			if (encoding === 'identity') return sink;
			response.setHeader('content-encoding', encoding);
			const packed =
				encoding === 'br'
					? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: COMPRESSION_LEVEL } })
					: createGzip({ level: COMPRESSION_LEVEL });
			pipeline(packed, response, () => {});
			sink = packed;
			return sink;
		},
		async taken() {
			const waited = sink;
			if (!waited?.writableNeedDrain || waited.destroyed) return;
			const { promise, resolve } = Promise.withResolvers<void>();
			waited.once('drain', resolve).once('close', resolve);
			await promise;
			waited.off('drain', resolve).off('close', resolve);
		},
	};
}
