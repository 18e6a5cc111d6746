import { defineMiddleware } from 'astro:middleware';
import { localsForRequest } from '#src/app/request-context.ts';
import { words } from '#src/messages/vi.ts';
import { isDatabaseAway } from '#src/platform/db/index.ts';
import { edgeProblem } from '#src/platform/http/index.ts';
import { decideGuard, routeOf } from '#src/routes.ts';

const NO_STORE = 'private, no-store';

/** Request → session → context → guard. Pre-rendered pages pass untouched: nobody has asked yet. */
export const onRequest = defineMiddleware(async (astro, next) => {
	if (astro.isPrerendered) return next();
	const path = astro.url.pathname;
	const isApi = path.startsWith('/api/');
	try {
		Object.assign(astro.locals, await localsForRequest(astro.request));
	} catch (problem) {
		if (!isDatabaseAway(problem)) throw problem;
		return isApi ? edgeProblem(words, 'http.unavailable') : failed(503);
	}
	if (isApi) return next();
	const route = routeOf(path);
	if (route && route.guard !== 'none') {
		const { actor } = astro.locals.context;
		const { vendor } = astro.locals;
		const facts = {
			isLoggedIn: actor.kind === 'member',
			isOperator: actor.kind === 'member' && actor.isOperator,
			hasShop: vendor !== null,
			isVendor: vendor?.shopState === 'approved',
		};
		const verdict = decideGuard(route.guard, facts, path + astro.url.search);
		if (verdict.kind === 'redirect') return redirect(verdict.to);
		if (verdict.kind === 'not_found') return new Response(null, { status: 404 });
	}
	const response = await next().catch((problem: unknown) => {
		if (import.meta.env.DEV) throw problem;
		const isAway = isDatabaseAway(problem);
		astro.locals.context.log[isAway ? 'warn' : 'error']({ err: problem, path }, 'page failed');
		return failed(isAway ? 503 : 500);
	});
	if (!response.headers.has('cache-control')) response.headers.set('cache-control', NO_STORE);
	return response;
});

const redirect = (to: string): Response =>
	new Response(null, { status: 302, headers: { location: to, 'cache-control': NO_STORE } });

/** The host shows its screen instead of this body, which keeps Astro from rendering one of its own. */
const failed = (status: 500 | 503): Response =>
	new Response('failed', { status, headers: status === 503 ? { 'retry-after': '2' } : {} });
