import type { APIContext, APIRoute } from 'astro';
import * as z from 'zod';
import type { ErrorTable, Failure } from '../../shared/failure.ts';
import type { Result } from '../../shared/result.ts';
import type { MemberActor, VendorActor } from '../actor.ts';
import { config } from '../config/index.ts';
import type { Context } from '../context.ts';
import {
	actorFor,
	type Endpoint,
	failureResponse,
	jsonResponse,
	overLimit,
	rejectMethod,
	thrownResponse,
} from './endpoint.ts';
import { mediaTypeOf } from './media-type.ts';
import { described } from './openapi/openapi.ts';
import { isForeignOrigin } from './origin.ts';
import { type EdgeCode, edgeProblem, STATUS_BY_KIND } from './problem.ts';
import type { RateRule } from './rate-limit.ts';

export type UploadSpec<O, V extends O, A extends MemberActor | VendorActor = MemberActor> = {
	readonly summary: string;
	readonly output: z.core.$ZodType<O>;
	readonly refusals: ErrorTable;
	/** Errors with a specific HTTP status: 415 for a wrong file type, 413 for a large file. */
	readonly statuses: Readonly<Record<string, number>>;
	readonly limit: RateRule;
	handle(context: Context<A>, bytes: Uint8Array): Promise<Result<V, Failure>>;
};

/**
 * Takes one file as the body (`image/…`) or as the only file of a form. File name and declared type are ignored: the
 * domain inspects the bytes.
 */
export const uploadEndpoint = <O, V extends O>(spec: UploadSpec<O, V>): Endpoint<'POST'> => endpointFor('member', spec);
export const vendorUploadEndpoint = <O, V extends O>(spec: UploadSpec<O, V, VendorActor>): Endpoint<'POST'> =>
	endpointFor('vendor', spec);

const ANY_UPLOAD = [400, 429, 500, 503];
type AnyUpload = UploadSpec<unknown, unknown, never>;

function endpointFor(audience: 'member' | 'vendor', spec: AnyUpload): Endpoint<'POST'> {
	const route: APIRoute = (astro) => answer(audience, spec, astro);
	const refused = Object.entries(spec.refusals).map(([code, kind]) => spec.statuses[code] ?? STATUS_BY_KIND[kind]);
	const statuses = new Set([...ANY_UPLOAD, ...refused]);
	const problems = [...statuses].map((status) => [status, 'application/problem+json'] as const);
	const answers = { 201: 'application/json', ...Object.fromEntries(problems) };
	const foreign = { audience, summary: spec.summary, takes: 'multipart/form-data', answers } as const;
	return { POST: described(foreign, route), ALL: rejectMethod(['POST']) } as unknown as Endpoint<'POST'>;
}

async function answer(audience: 'member' | 'vendor', spec: AnyUpload, astro: APIContext): Promise<Response> {
	const { locals, request } = astro;
	const fail = (code: EdgeCode, headers: Readonly<Record<string, string>> = {}): Response =>
		edgeProblem(locals.words, code, { requestId: locals.context.request.id, headers });
	try {
		if (isForeignOrigin('POST', request.headers, config().siteUrl)) return fail('http.origin_refused');
		const actor = await actorFor(audience, locals);
		if (typeof actor === 'string') return fail(actor);
		const retryAfterS = await overLimit(spec.limit, actor, astro);
		if (retryAfterS) return fail('http.too_many_requests', { 'retry-after': String(retryAfterS) });
		const bytes = await readFile(request);
		if (typeof bytes === 'string') return fail(bytes);
		const result = await spec.handle({ ...locals.context, actor: actor as never }, bytes);
		if (!result.ok) return failureResponse(result.error, locals, spec.statuses[result.error.code]);
		return jsonResponse(201, z.parse(spec.output, result.value));
	} catch (problem) {
		return thrownResponse(problem, fail, locals);
	}
}

async function readFile(request: Request): Promise<Uint8Array | EdgeCode> {
	const mediaType = mediaTypeOf(request.headers.get('content-type'));
	if (mediaType.startsWith('image/')) return new Uint8Array(await request.arrayBuffer());
	if (mediaType !== 'multipart/form-data') return 'http.media_type';
	const form = await request.formData().catch(() => null);
	if (!form) return 'http.malformed';
	const files = [...form.values()].filter((value) => typeof value !== 'string');
	const [file] = files;
	if (files.length > 1) return 'http.too_large';
	return file ? new Uint8Array(await file.arrayBuffer()) : 'http.media_type';
}
