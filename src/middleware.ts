import { defineMiddleware } from 'astro:middleware';
import type { APIContext } from 'astro';
import { cacheCardsOf } from '#src/app/product-card-cache.ts';
import { isVendor, localsForRequest, requestIdOf } from '#src/app/request-context.ts';
import { words } from '#src/messages/vi.ts';
import { isDatabaseUnavailable } from '#src/platform/db/index.ts';
import { edgeProblem } from '#src/platform/http/index.ts';
import { log } from '#src/platform/log/index.ts';
import { decideGuard, routeOf } from '#src/routes.ts';

const NO_STORE = 'private, no-store';

/** Loads session and context, then runs the guards. Pre-rendered pages are skipped, because they have no request. */
export const onRequest = defineMiddleware(async (astro, next) => {
	if (astro.isPrerendered) return next();
	const path = astro.url.pathname;
	const isApi = path.startsWith('/api/');
	let refusal: Response | null = null;
	try {
		Object.assign(astro.locals, await localsForRequest(astro.request));
		cacheCardsOf(astro.locals.live);
		if (!isApi) refusal = await rejectByGuard(astro);
	} catch (problem) {
		if (import.meta.env.DEV && !isDatabaseUnavailable(problem)) throw problem;
		return errorPageResponse(astro, problem);
	}
	if (isApi) return next();
	if (refusal) return refusal;
	const response = await next().catch((problem: unknown) => {
		if (import.meta.env.DEV) throw problem;
		const isAway = isDatabaseUnavailable(problem);
		astro.locals.context.log[isAway ? 'warn' : 'error']({ err: problem, path }, 'page failed');
		return failed(isAway ? 503 : 500);
	});
	if (!response.headers.has('cache-control')) response.headers.set('cache-control', NO_STORE);
	return response;
});

/** Handles errors before the request context exists; only the request id is known. */
function errorPageResponse({ request, url: { pathname: path } }: APIContext, problem: unknown): Response {
	const requestId = requestIdOf(request);
	const isAway = isDatabaseUnavailable(problem);
	log().child({ req: requestId })[isAway ? 'warn' : 'error']({ err: problem, path }, 'request failed before its guard');
	if (!path.startsWith('/api/')) return failed(isAway ? 503 : 500);
	return edgeProblem(words, isAway ? 'http.unavailable' : 'http.internal', { requestId });
}

async function rejectByGuard({ locals, url }: APIContext): Promise<Response | null> {
	const route = routeOf(url.pathname);
	if (!route || route.guard === 'none') return null;
	const { actor } = locals.context;
	const vendor = await locals.findVendor();
	const facts = {
		isLoggedIn: actor.kind === 'member',
		isOperator: actor.kind === 'member' && actor.isOperator,
		hasShop: vendor !== null,
		isVendor: isVendor(vendor),
	};
	const verdict = decideGuard(route.guard, facts, url.pathname + url.search);
	if (verdict.kind === 'redirect') return redirect(verdict.to);
	return verdict.kind === 'not_found' ? new Response(null, { status: 404 }) : null;
}

const redirect = (to: string): Response =>
	new Response(null, { status: 302, headers: { location: to, 'cache-control': NO_STORE } });

/** The host replaces this body with its error page; without a body, Astro would render an error page itself. */
const failed = (status: 500 | 503): Response =>
	new Response('failed', { status, headers: status === 503 ? { 'retry-after': '2' } : {} });
