import type { IncomingMessage } from 'node:http';
import { mediaTypeOf } from '#src/platform/http/media-type.ts';

/** Larger than any form of the service. */
const BODY_MAX_BYTES = 16 * 1024;

export type Fields = { get(name: string): string };
export type FormProblem = 'malformed' | 'too_large';

export async function readForm(request: IncomingMessage): Promise<Fields | FormProblem> {
	const mediaType = mediaTypeOf(request.headers['content-type']);
	if (mediaType !== 'application/x-www-form-urlencoded') return 'malformed';
	const chunks: Buffer[] = [];
	let size = 0;
	// Reads to the end, up to the host's limit: aborting the body would lose the answer too.
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.byteLength;
		if (size <= BODY_MAX_BYTES) chunks.push(chunk);
	}
	if (size > BODY_MAX_BYTES) return 'too_large';
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
		decodeURIComponent(text.replace(/\+/g, ' '));
		const fields = new URLSearchParams(text);
		if ([...fields.values()].some((value) => value.includes('\u0000'))) return 'malformed';
		return { get: (name) => fields.get(name) ?? '' };
	} catch {
		return 'malformed';
	}
}

export const FORM_STATUS: Readonly<Record<FormProblem, 400 | 413>> = { malformed: 400, too_large: 413 };
