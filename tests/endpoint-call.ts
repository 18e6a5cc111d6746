import type { APIContext, APIRoute } from 'astro';
import { words } from '#src/messages/vi.ts';
import type { Actor, VendorActor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import { createRateLimiter } from '#src/platform/http/index.ts';
import { contextOf } from './context.ts';
import type { TestDatabase } from './database.ts';

export type EndpointCall = {
	readonly actor: Actor;
	readonly vendor?: VendorActor;
	readonly method?: string;
	readonly body?: unknown;
	readonly key?: string;
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: string;
	/** Applies rate limits. */
	readonly isLimited?: boolean;
};

/** Prepares the request like the web server and the middleware. */
export async function callEndpoint(database: TestDatabase, route: APIRoute | undefined, call: EndpointCall) {
	const response = await answerOf(database, route, call);
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export async function answerOf(
	database: TestDatabase,
	route: APIRoute | undefined,
	call: EndpointCall,
): Promise<Response> {
	const { actor, vendor = null, method = 'POST', body, key, params = {}, query, isLimited = false } = call;
	const site = config().siteUrl;
	const isFile = body instanceof FormData;
	const request = new Request(`${site}/api/x${query === undefined ? '' : `?${query}`}`, {
		method,
		headers: {
			origin: site,
			...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
			...(key === undefined ? {} : { 'idempotency-key': key }),
		},
		...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
	});
	const context = contextOf(database, actor);
	const limiter = createRateLimiter(database.pool, isLimited, context.log);
	const locals = { context, words, limiter, findVendor: async () => vendor };
	const astro = { request, url: new URL(request.url), params, locals } as unknown as APIContext;
	return (await route?.(astro)) as Response;
}
