import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { preferredEncoding } from './encoding.ts';

/** Cheap enough to keep up with what is read from the database. */
const QUALITY = 3;

export type FlowingFile = {
	/** Compressed where the reader understands it; before the head is written. */
	begin(): Writable;
	/** Until the reader has taken most of what was written, or has gone. */
	taken(): Promise<void>;
};

/** A file that goes out as it is made: the reader's pace is that of whoever makes it. */
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
					? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
					: createGzip({ level: QUALITY });
			// A reader who goes ends both.
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
