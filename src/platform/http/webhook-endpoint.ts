import { createHmac, timingSafeEqual } from 'node:crypto';
import type { APIContext, APIRoute } from 'astro';
import * as z from 'zod';
import type { ErrorTable, Failure } from '../../shared/failure.ts';
import type { Result } from '../../shared/result.ts';
import { type Config, config } from '../config/index.ts';
import type { Context } from '../context.ts';
import {
	type AnySpec,
	type Audience,
	type Endpoint,
	failureResponse,
	jsonResponse,
	rejectMethod,
	thrownResponse,
} from './endpoint.ts';
import { readCapped, readInput } from './input.ts';
import { type EdgeCode, edgeProblem } from './problem.ts';

export type WebhookSpec<I, O> = {
	readonly summary: string;
	readonly input: z.core.$ZodType<I>;
	readonly output: z.core.$ZodType<O>;
	readonly refusals: ErrorTable;
	secretOf(params: APIContext['params'], settings: Config): string | null;
	handle(context: Context, input: I): Promise<Result<O, Failure>>;
};

const SIGNATURE_HEADER = 'x-signature';
const PREFIX = 'sha256=';

/** HMAC-SHA256 of the raw body bytes, as in the header. */
export const webhookSignature = (body: Uint8Array | string, secret: string): string =>
	PREFIX + createHmac('sha256', secret).update(body).digest('hex');

function isSigned(body: Uint8Array, given: string | null, secret: string): boolean {
	const [signature, expected] = [Buffer.from(given?.toLowerCase() ?? ''), Buffer.from(webhookSignature(body, secret))];
	return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Verifies the signature before it parses the JSON. */
export function webhookEndpoint<I, O>(spec: WebhookSpec<I, O>): Endpoint<'POST'> {
	const route: APIRoute = (astro) => answer(spec, astro);
	const audience: Audience = 'public';
	const described = Object.assign(route, {
		spec: { ...spec, audience } as unknown as AnySpec & { audience: Audience },
	});
	return { POST: described, ALL: rejectMethod(['POST']) };
}

async function answer<I, O>(spec: WebhookSpec<I, O>, { request, params, url, locals }: APIContext): Promise<Response> {
	const fail = (code: EdgeCode): Response => edgeProblem(locals.words, code, { requestId: locals.context.request.id });
	try {
		const secret = spec.secretOf(params, config());
		if (secret === null) return fail('http.not_found');
		const bytes = await readCapped(request);
		if (!bytes) return fail('http.too_large');
		if (!isSigned(bytes, request.headers.get(SIGNATURE_HEADER), secret)) return fail('http.signature_refused');
		const { headers } = request;
		const heard = new Request(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
		const raw = await readInput({ request: heard, url, params, schema: spec.input });
		if (!raw.ok) return fail(raw.code);
		const parsed = z.safeParse(spec.input, raw.value);
		if (!parsed.success) return fail('http.invalid');
		const result = await spec.handle(locals.context, parsed.data);
		return result.ok ? jsonResponse(200, z.parse(spec.output, result.value)) : failureResponse(result.error, locals);
	} catch (problem) {
		return thrownResponse(problem, fail, locals);
	}
}
