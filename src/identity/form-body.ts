import type { IncomingMessage } from 'node:http';

/** More than any form of ours holds. */
const BODY_MAX_BYTES = 16 * 1024;
const VALUE_MAX_LENGTH = 2000;

export type Fields = { get(name: string): string };

/** The fields of a posted form; `null` for what no form of ours sends. */
export async function readForm(request: IncomingMessage): Promise<Fields | null> {
	const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
	if (mediaType !== 'application/x-www-form-urlencoded') return null;
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.byteLength;
		if (size > BODY_MAX_BYTES) return null;
		chunks.push(chunk);
	}
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
		decodeURIComponent(text.replace(/\+/g, ' '));
		const fields = new URLSearchParams(text);
		if ([...fields.values()].some((value) => value.length > VALUE_MAX_LENGTH || value.includes('\u0000'))) return null;
		return { get: (name) => fields.get(name) ?? '' };
	} catch {
		return null;
	}
}
