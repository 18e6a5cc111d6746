import type { APIContext, APIRoute } from 'astro';
import * as z from 'zod';
import { DependencyUnavailable, type ErrorTable, type Failure } from '../../shared/failure.ts';
import type { Result } from '../../shared/result.ts';
import { addMs, cachedForDay } from '../../shared/time.ts';
import {
	type Actor,
	actorKey,
	type MemberActor,
	type OperatorActor,
	type VendorActor,
	type VisitorActor,
} from '../actor.ts';
import { config } from '../config/index.ts';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../db/index.ts';
import { type IdempotencyClaim, KeyReused, ReplayedAnswer } from './idempotency.ts';
import { findUnstorableText, readInput } from './input.ts';
import type { RequestLocals } from './locals.ts';
import { isForeignOrigin } from './origin.ts';
import { type EdgeCode, edgeProblem, type ProblemParts, problemResponse, STATUS_BY_KIND } from './problem.ts';
import type { RateRule } from './rate-limit.ts';
import { textStream } from './text-stream.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Audience = 'public' | 'member' | 'vendor' | 'operator';

export type AttachedFile = {
	readonly name: string;
	readonly content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>;
};

export type EndpointSpec<
	A extends Actor = Actor,
	I = never,
	O = unknown,
	M extends Method = Method,
	V extends O = O,
> = {
	readonly method?: M;
	readonly summary: string;
	readonly input?: z.core.$ZodType<I>;
	readonly output: z.core.$ZodType<O>;
	readonly refusals: ErrorTable;
	readonly status?: 200 | 201 | 202;
	/** Use `required` where a repetition would cost money, stock or a place. */
	readonly idempotency?: 'required' | 'accepted';
	readonly limit?: RateRule;
	/** For `SHARED_API_ROUTES`: the tags that invalidate a cached answer, and its lifetime. */
	readonly kept?: { readonly forMs: number; tags(value: V): readonly string[] };
	handle(context: Context<A>, input: I): Promise<Result<V, Failure>>;
	readonly file?: { readonly mediaType: string; of(value: V): AttachedFile | Promise<AttachedFile> };
	/**
	 * Sets cookies after success, but not for a replayed answer. `value` also contains properties that `output` omits.
	 */
	readonly onSuccess?: (astro: APIContext, value: V) => void;
};
export type AnySpec = EndpointSpec<never, never, unknown>;

export type Endpoint<M extends Method> = Readonly<
	Record<M, APIRoute & { readonly spec: AnySpec & { audience: Audience } }>
> & {
	readonly ALL: APIRoute;
};

const endpointFor =
	<A extends Actor>(audience: Audience) =>
	<const M extends Method = 'POST', I = Record<string, never>, O = unknown, V extends O = O>(
		spec: EndpointSpec<A, I, O, M, V>,
	): Endpoint<M> => {
		const method = (spec.method ?? 'POST') as M;
		const route: APIRoute = (astro) => answer(audience, spec as unknown as AnySpec, method, astro);
		const described = Object.assign(route, { spec: { ...(spec as unknown as AnySpec), audience } });
		return { [method]: described, ALL: rejectMethod([method]) } as Endpoint<M>;
	};

export const publicEndpoint = endpointFor<VisitorActor | MemberActor | VendorActor>('public');
export const memberEndpoint = endpointFor<MemberActor>('member');
export const vendorEndpoint = endpointFor<VendorActor>('vendor');
export const operatorEndpoint = endpointFor<OperatorActor>('operator');

export function methods<const E extends readonly Partial<Record<Method | 'ALL', APIRoute>>[]>(...endpoints: E) {
	const merged = Object.assign({}, ...endpoints) as Record<Method | 'ALL', APIRoute>;
	const allowed = Object.keys(merged).filter((key): key is Method => key !== 'ALL');
	return { ...merged, ALL: rejectMethod(allowed) };
}

export const rejectMethod =
	(allowed: readonly Method[]): APIRoute =>
	({ locals }) =>
		edgeProblem(locals.words, 'http.method_not_allowed', { headers: { allow: allowed.join(', ') } });

async function answer(audience: Audience, spec: AnySpec, method: Method, astro: APIContext): Promise<Response> {
	const { locals } = astro;
	const fail = (code: EdgeCode, parts: ProblemParts = {}): Response =>
		edgeProblem(locals.words, code, { requestId: locals.context.request.id, ...parts });
	try {
		if (isForeignOrigin(method, astro.request.headers, config().siteUrl)) return fail('http.origin_refused');
		const actor = await actorFor(audience, locals);
		if (typeof actor === 'string') return fail(actor);
		if (actor.kind === 'vendor' && !actor.isWorking && method !== 'GET') return fail('http.shop_not_open');
		const retryAfterS = await overLimit(spec.limit, actor, astro);
		if (retryAfterS) return fail('http.too_many_requests', { headers: { 'retry-after': String(retryAfterS) } });
		const raw = await readInput({
			request: astro.request,
			url: astro.url,
			params: astro.params,
			schema: spec.input,
			body: locals.body,
		});
		if (!raw.ok) return fail(raw.code);
		const parsed = spec.input ? z.safeParse(spec.input, raw.value) : { success: true as const, data: {} };
		if (!parsed.success && parsed.error.issues.some(({ path: [first] }) => isInPath(first, astro)))
			return absent(spec, fail, locals);
		if (!parsed.success) return fail('http.invalid', { fields: fieldMessages(parsed.error.issues, locals) });
		const unstorable = findUnstorableText(parsed.data);
		if (unstorable !== null && isInPath(unstorable, astro)) return absent(spec, fail, locals);
		if (unstorable !== null)
			return fail('http.invalid', { fields: { [unstorable]: locals.words.field('text.unstorable') } });
		const claim = claimFor(spec, method, actor, raw.hash, astro);
		if (typeof claim === 'string') return fail(claim);
		const context = { ...locals.context, actor, ...(claim ? { idempotency: claim } : {}) };
		const result = await spec.handle(context as never, parsed.data as never);
		if (!result.ok) return failureResponse(result.error, locals);
		spec.onSuccess?.(astro, result.value);
		if (spec.file)
			return await fileResponse(spec.file.mediaType, await spec.file.of(result.value as never), locals.taken);
		const headers = cacheHeaders(spec, result.value);
		return jsonResponse(spec.status ?? 200, encode(spec, result.value), headers, locals.answerWith);
	} catch (problem) {
		return thrownResponse(problem, fail, locals);
	}
}

const isInPath = (field: PropertyKey | undefined, { params }: APIContext): boolean =>
	typeof field === 'string' && Object.hasOwn(params, field);

/** Answers a malformed id exactly like an unknown one. */
function absent(spec: AnySpec, fail: (code: EdgeCode) => Response, locals: RequestLocals): Response {
	const [code] = Object.entries(spec.refusals).find(([, kind]) => kind === 'not_found') ?? [];
	return code ? failureResponse({ kind: 'not_found', code }, locals) : fail('http.not_found');
}

export function thrownResponse(problem: unknown, fail: (code: EdgeCode) => Response, locals: RequestLocals): Response {
	if (problem instanceof ReplayedAnswer)
		return jsonResponse(problem.status, problem.answer, { 'idempotent-replayed': 'true' });
	if (problem instanceof KeyReused) return fail('http.idempotency_key_reused');
	if (problem instanceof DependencyUnavailable || isDatabaseUnavailable(problem)) {
		locals.context.log.warn({ err: problem }, 'dependency away');
		return fail('http.unavailable');
	}
	locals.context.log.error({ err: problem }, 'request failed');
	return fail('http.internal');
}

export async function actorFor(audience: Audience, locals: RequestLocals): Promise<Actor | EdgeCode> {
	const { actor } = locals.context;
	if (audience === 'public') return actor;
	if (actor.kind !== 'member') return 'http.sign_in_required';
	if (audience === 'vendor') return (await locals.findVendor()) ?? 'http.shop_required';
	if (audience === 'operator') return actor.isOperator ? { ...actor, kind: 'operator' } : 'http.operator_required';
	return actor;
}

export async function overLimit(
	rule: RateRule | undefined,
	actor: Actor,
	{ locals, url }: APIContext,
): Promise<number> {
	if (!rule || locals.isCounted || (rule.whenQuery && !url.searchParams.get(rule.whenQuery))) return 0;
	const key = rule.by === 'ip' || actor.kind === 'visitor' ? `ip:${locals.context.request.ip}` : actorKey(actor);
	const verdict = await locals.limiter.take(rule, key);
	return verdict.ok ? 0 : verdict.retryAfterS;
}

const KEY_FORMAT = /^[\x21-\x7e]{1,200}$/;

function claimFor(
	spec: AnySpec,
	method: Method,
	actor: Actor,
	requestHash: string,
	astro: APIContext,
): IdempotencyClaim | EdgeCode | null {
	if (method === 'GET') return null;
	const key = astro.request.headers.get('idempotency-key');
	if (key === null) return spec.idempotency === 'required' ? 'http.idempotency_key_required' : null;
	if (!KEY_FORMAT.test(key)) return 'http.malformed';
	// Nothing distinguishes visitors without a cart cookie, so no answer is kept: it could be that of somebody else.
	if (actor.kind === 'visitor' && actor.visitorKey === null) return null;
	return {
		actorKey: actorKey(actor),
		method,
		path: astro.url.pathname,
		key,
		requestHash,
		status: spec.status ?? 200,
		encode: (value) => encode(spec, value),
	};
}

/** Drops properties that the output schema does not declare. */
function encode(spec: AnySpec, value: unknown): unknown {
	return z.parse(spec.output, value);
}

/** The web server reads these headers and does not send them to clients. */
function cacheHeaders({ kept: stored }: AnySpec, value: unknown): Readonly<Record<string, string>> {
	if (!stored) return {};
	const now = new Date();
	const until = Math.min(addMs(now, stored.forMs).getTime(), cachedForDay(now).getTime());
	return { 'x-cache-tags': stored.tags(value as never).join(' '), 'x-cache-until': new Date(until).toISOString() };
}

export function jsonResponse(
	status: number,
	body: unknown,
	headers: Readonly<Record<string, string>> = {},
	answerWith?: RequestLocals['answerWith'],
): Response {
	const text = JSON.stringify(body);
	const response = new Response(answerWith ? null : text, {
		status,
		headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', ...headers },
	});
	// Must come last: once the text is sent, an error can no longer be answered.
	answerWith?.(text);
	return response;
}

async function fileResponse(
	mediaType: string,
	{ name, content }: AttachedFile,
	taken: RequestLocals['taken'],
): Promise<Response> {
	const isBytes = content instanceof Uint8Array;
	const isWhole = typeof content === 'string' || isBytes;
	return new Response(isWhole ? content : await textStream(content, taken), {
		headers: {
			...(isWhole ? {} : { 'x-flows': '1' }),
			'content-type': isBytes ? mediaType : `${mediaType}; charset=utf-8`,
			'content-disposition': `attachment; filename="${name}"`,
			'cache-control': 'private, no-store',
		},
	});
}

export function failureResponse(
	failure: Failure,
	locals: RequestLocals,
	status: number = STATUS_BY_KIND[failure.kind],
): Response {
	const retryAfterS = failure.details?.retryAfterS;
	const fields = failure.fields
		? Object.fromEntries(
				Object.entries(failure.fields).map(([path, code]) => [path, locals.words.field(code, failure.details)]),
			)
		: undefined;
	locals.context.log.info({ refusal: failure.code }, 'refused');
	return problemResponse(locals.words, status, failure.code, {
		requestId: locals.context.request.id,
		...(fields ? { fields } : {}),
		...(failure.details ? { details: failure.details } : {}),
		...(failure.kind === 'limited' ? { headers: { 'retry-after': String(retryAfterS ?? 1) } } : {}),
	});
}

function fieldMessages(issues: readonly z.core.$ZodIssue[], locals: RequestLocals): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const issue of issues) {
		const path = issue.path.map(String).join('.') || '(body)';
		const details = Object.fromEntries(
			Object.entries(issue).filter(
				([key, value]) => key !== 'input' && ['string', 'number', 'boolean'].includes(typeof value),
			),
		);
		// A custom check of a schema uses a message code as its message, such as `text.invisible`.
		const code = issue.code === 'custom' && /^[a-z_]+\.[a-z_]+$/.test(issue.message) ? issue.message : issue.code;
		fields[path] ??= locals.words.field(code, details);
	}
	return fields;
}
