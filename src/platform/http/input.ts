import { createHash } from 'node:crypto';
import * as z from 'zod';
import { isStorable } from '#src/shared/text/text.ts';
import type { JsonProblem } from './json.ts';
import { parseJson } from './json.ts';
import { mediaTypeOf } from './media-type.ts';

export const JSON_BODY_MAX_BYTES = 256 * 1024;

export type RawInput =
	| { readonly ok: true; readonly value: unknown; readonly hash: string }
	| { readonly ok: false; readonly code: JsonProblem | 'http.media_type' };

type Source = {
	readonly request: Request;
	readonly url: URL;
	readonly params: Readonly<Record<string, string | undefined>>;
	readonly schema: z.core.$ZodType | undefined;
	readonly body?: Uint8Array | undefined;
};

/** Path parameters override properties of the query or body. */
export async function readInput({ request, url, params, schema, body }: Source): Promise<RawInput> {
	const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null;
	if (!hasBody) {
		const value = { ...coerceQuery(url.searchParams, schema), ...coerceText(params, schema) };
		return { ok: true, value, hash: hashOf([url.pathname, url.search]) };
	}
	const bytes = await readCapped(request, body);
	if (!bytes) return { ok: false, code: 'http.too_large' };
	if (bytes.byteLength === 0) return { ok: true, value: coerceText(params, schema), hash: hashOf([url.pathname]) };
	const mediaType = mediaTypeOf(request.headers.get('content-type'));
	if (mediaType !== 'application/json') return { ok: false, code: 'http.media_type' };
	const parsed = parseJson(bytes);
	if (!parsed.ok) return parsed;
	const isObject = typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value);
	const value = isObject ? { ...(parsed.value as object), ...coerceText(params, schema) } : parsed.value;
	return { ok: true, value, hash: hashOf([url.pathname, Buffer.from(bytes).toString('latin1')]) };
}

const hashOf = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

export async function readCapped(request: Request, body?: Uint8Array): Promise<Uint8Array | null> {
	if (body) return body.byteLength > JSON_BODY_MAX_BYTES ? null : body;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > JSON_BODY_MAX_BYTES) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** Returns the path of a text that PostgreSQL cannot store, even if its schema accepts it; null when there is none. */
export function findUnstorableText(value: unknown, path: readonly string[] = []): string | null {
	if (typeof value === 'string') return isStorable(value) ? null : path.join('.') || '(body)';
	if (typeof value !== 'object' || value === null) return null;
	for (const [key, inner] of Object.entries(value)) {
		const found = findUnstorableText(inner, [...path, key]);
		if (found !== null) return found;
	}
	return null;
}

type Property = { type?: string; items?: { type?: string }; anyOf?: Property[] };
const properties = new WeakMap<z.core.$ZodType, Readonly<Record<string, Property>>>();

function propertiesOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, Property>> {
	if (!schema) return {};
	let known = properties.get(schema);
	if (!known) {
		const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
			properties?: Record<string, Property>;
		};
		known = Object.assign(Object.create(null) as Record<string, Property>, json.properties);
		properties.set(schema, known);
	}
	return known;
}

const typeOf = (property: Property | undefined): string | undefined =>
	property?.type ?? property?.anyOf?.find((option) => option.type !== 'null')?.type;

/** Query values are text; a value that does not parse as its type stays text and fails validation. */
function coerce(text: string, type: string | undefined): unknown {
	if ((type === 'number' || type === 'integer') && /^-?\d{1,17}(\.\d{1,6})?$/.test(text)) return Number(text);
	if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
	return text;
}

function coerceQuery(query: URLSearchParams, schema: z.core.$ZodType | undefined): Record<string, unknown> {
	const known = propertiesOf(schema);
	const value: Record<string, unknown> = {};
	for (const key of new Set(query.keys())) {
		const property = known[key];
		if (!property) continue;
		const texts = query.getAll(key);
		const isList = typeOf(property) === 'array';
		const single = texts.length === 1 ? coerce(texts[0] ?? '', typeOf(property)) : texts;
		value[key] = isList ? texts.map((text) => coerce(text, property.items?.type)) : single;
	}
	return value;
}

function coerceText(
	texts: Readonly<Record<string, string | undefined>>,
	schema: z.core.$ZodType | undefined,
): Record<string, unknown> {
	const known = propertiesOf(schema);
	const present = Object.entries(texts).filter(([key, text]) => text !== undefined && key in known);
	return Object.fromEntries(present.map(([key, text]) => [key, coerce(text ?? '', typeOf(known[key]))]));
}
