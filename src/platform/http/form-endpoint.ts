import type { APIContext, APIRoute } from 'astro';
import { config } from '../config/index.ts';
import type { Context } from '../context.ts';
import type { AnySpec, Audience, Endpoint } from './endpoint.ts';
import { rejectMethod, thrownResponse } from './endpoint.ts';
import { mediaTypeOf } from './media-type.ts';
import { isForeignOrigin } from './origin.ts';
import { type EdgeCode, edgeProblem } from './problem.ts';

const FORM_MAX_BYTES = 64 * 1024;
const FIELDS_MAX = 30;

export type Form = ReadonlyMap<string, string>;
export type FormSpec = Pick<AnySpec, 'summary' | 'output' | 'refusals'> & {
	/** Other servers call it, so there is no `Origin` to check. */
	readonly isServerToServer?: boolean;
	handle(context: Context, form: Form, astro: APIContext): Promise<Response>;
};

export function formEndpoint(spec: FormSpec): Endpoint<'POST'> {
	const route: APIRoute = (astro) => answer(spec, astro);
	const audience: Audience = 'public';
	const described = Object.assign(route, {
		spec: { ...spec, audience } as unknown as AnySpec & { audience: Audience },
	});
	return { POST: described, ALL: rejectMethod(['POST']) };
}

async function answer(spec: FormSpec, astro: APIContext): Promise<Response> {
	const { locals, request } = astro;
	const fail = (code: EdgeCode): Response => edgeProblem(locals.words, code, { requestId: locals.context.request.id });
	try {
		if (!spec.isServerToServer && isForeignOrigin('POST', request.headers, config().siteUrl))
			return fail('http.origin_refused');
		const form = await readForm(request);
		if (typeof form === 'string') return fail(form);
		return await spec.handle(locals.context, form, astro);
	} catch (problem) {
		return thrownResponse(problem, fail, locals);
	}
}

async function readForm(request: Request): Promise<Form | EdgeCode> {
	const mediaType = mediaTypeOf(request.headers.get('content-type'));
	if (mediaType !== 'application/x-www-form-urlencoded') return 'http.media_type';
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > FORM_MAX_BYTES) return 'http.too_large';
		chunks.push(chunk);
	}
	let text: string;
	try {
		text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
		decodeURIComponent(text.replace(/\+/g, ' '));
	} catch {
		return 'http.invalid_utf8';
	}
	const fields = [...new URLSearchParams(text)];
	const form = new Map(fields);
	// Rejects duplicate parameters, because two parsers may read different values.
	return fields.length > FIELDS_MAX || form.size < fields.length ? 'http.malformed' : form;
}
