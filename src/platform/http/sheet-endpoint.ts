import type { APIContext, APIRoute } from 'astro';
import * as z from 'zod';
import type { Failure, RefusalTable } from '../../shared/failure.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor, MemberActor, VendorActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { drawSheets, type Sheet } from '../pdf/index.ts';
import {
	type Audience,
	actorFor,
	type Endpoint,
	overLimit,
	refusalResponse,
	refuseMethod,
	thrownResponse,
} from './endpoint.ts';
import { readInput } from './input.ts';
import { described } from './openapi.ts';
import { type EdgeCode, edgeProblem } from './problem.ts';
import type { RateRule } from './rate-limit.ts';

/** A document for paper: what stands on it and what it is saved as, without the ending. */
export type Paper = { readonly title: string; readonly fileName: string; readonly sheets: readonly Sheet[] };

type SheetSpec<A extends Actor, I> = {
	readonly summary: string;
	readonly input: z.core.$ZodType<I>;
	readonly refusals: RefusalTable;
	/** Drawing takes the time of many other answers. */
	readonly limit: RateRule;
	handle(context: Context<A>, input: I): Promise<Result<Paper, Failure>>;
};

const MEDIA_TYPE = 'application/pdf';

const sheetsFor =
	<A extends Actor>(audience: Audience) =>
	<I>(spec: SheetSpec<A, I>): Endpoint<'GET'> => {
		const route: APIRoute = (astro) => answer(audience, spec, astro);
		const answers = { 200: MEDIA_TYPE, 404: 'application/problem+json' };
		const foreign = { audience, summary: spec.summary, answers };
		return { GET: described(foreign, route), ALL: refuseMethod(['GET']) } as unknown as Endpoint<'GET'>;
	};

export const memberSheets = sheetsFor<MemberActor>('member');
export const vendorSheets = sheetsFor<VendorActor>('vendor');

async function answer<A extends Actor, I>(
	audience: Audience,
	spec: SheetSpec<A, I>,
	astro: APIContext,
): Promise<Response> {
	const { locals, request, url, params } = astro;
	const refuse = (code: EdgeCode, headers: Readonly<Record<string, string>> = {}): Response =>
		edgeProblem(locals.words, code, { requestId: locals.context.request.id, headers });
	try {
		const actor = await actorFor(audience, locals);
		if (typeof actor === 'string') return refuse(actor);
		const retryAfterS = await overLimit(spec.limit, actor, astro);
		if (retryAfterS) return refuse('http.too_many_requests', { 'retry-after': String(retryAfterS) });
		const raw = await readInput({ request, url, params, schema: spec.input });
		const parsed = raw.ok ? z.safeParse(spec.input, raw.value) : null;
		// What cannot be a number of an order is told like one that nothing has.
		if (!parsed?.success) return refuse('http.not_found');
		const paper = await spec.handle({ ...locals.context, actor } as unknown as Context<A>, parsed.data);
		if (!paper.ok) return refusalResponse(paper.error, locals);
		const { title, fileName, sheets } = paper.value;
		return new Response(new Uint8Array(await drawSheets(title, sheets)), {
			headers: {
				'content-type': MEDIA_TYPE,
				'content-disposition': `attachment; filename="${fileName}.pdf"`,
				'cache-control': 'private, no-store',
			},
		});
	} catch (problem) {
		return thrownResponse(problem, refuse, locals);
	}
}
