import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseUnavailable } from '#src/platform/db/index.ts';
import { EDGE_STATUS, type RateRule } from '#src/platform/http/index.ts';
import { type PageRoute, routeOf } from '#src/routes.ts';
import { newId } from '#src/shared/ids.ts';
import { SEARCH_LIMIT } from '#src/shared/limits/search-limit.ts';
import { windowState } from '#src/shared/time/publishing-window.ts';
import { edgeFailure, encodePath, isOriginForm, readTarget, type Target } from './edge/index.ts';
import type { ErrorFacts } from './error-answers.ts';
import { sendReady } from './files/bytes.ts';
import type { HostMount } from './mount.ts';
import { answerKey, type SharedAnswer } from './pages/answer-key.ts';
import { canonicalPath } from './pages/canonical-path.ts';
import { isHumanVisit } from './pages/human-visit.ts';
import { pageKey } from './pages/page-key.ts';
import { FRAGMENT_PREFIX } from './pages/public-pages.ts';
import type { HostParts } from './parts.ts';
import { BARE_POLICY } from './security-headers.ts';

const UNTRUSTED_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'].concat([
	'forwarded',
	'x-real-ip',
	'x-original-url',
	'x-rewrite-url',
	'x-http-method-override',
]);
const INTERNAL_ROUTES = new Set(['/404', '/500']);
const METHOD_NOT_ALLOWED = { status: 405, code: 'http.method_not_allowed', headers: { allow: 'GET, HEAD' } } as const;
const TOO_MANY = { status: 429, code: 'http.too_many_requests' } as const;
const NOT_FOUND = { status: 404, code: 'http.not_found' } as const;
const NOT_LISTED: PageRoute = { path: '', guard: 'none', delivery: 'prerendered' };
/** nginx's status for a client that disconnected before the answer; used in logs only. */
const CLIENT_LEFT = 499;

type Requested = {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly parts: HostParts;
	readonly target: Target;
	readonly id: string;
	readonly ip: string;
	source: string;
};

export function answerRequest(request: IncomingMessage, response: ServerResponse, parts: HostParts): void {
	const raw = request.url ?? '';
	const target = isOriginForm(raw) ? readTarget(raw) : null;
	const asked: Requested = {
		request,
		response,
		parts,
		target: target ?? { path: raw.startsWith('/api/') ? '/api/' : '/', query: '' },
		id: newId(),
		ip: parts.clientAddress(request.socket.remoteAddress, textOf(request.headers['x-forwarded-for'])),
		source: 'edge',
	};
	observeOnFinish(asked);
	const probe = target ? parts.probes.get(target.path) : undefined;
	if (probe) {
		asked.source = 'probe';
		setDefaultHeaders(asked);
		settle(asked, async () => probe(request, response, () => fail(asked, NOT_FOUND)));
		return;
	}
	const refusal = isOriginForm(raw)
		? edgeFailure(request, asked.target.path, parts.site)
		: ({ code: 'http.misdirected', closes: true } as const);
	if (refusal) {
		parts.log.info({ req: asked.id, refusal: refusal.code }, 'refused at the edge');
		fail(asked, { ...refusal, status: EDGE_STATUS[refusal.code] });
	} else if (!target) fail(asked, { status: 400, code: 'http.malformed' });
	else settle(asked, () => answerFrom(asked));
}

async function answerFrom(asked: Requested): Promise<void> {
	const { request, response, parts, target } = asked;
	const { path } = target;
	const isRead = request.method === 'GET' || request.method === 'HEAD';
	if (path.includes('//') || INTERNAL_ROUTES.has(path) || path.startsWith(FRAGMENT_PREFIX)) {
		return fail(asked, NOT_FOUND);
	}
	const moved = isRead ? canonicalPath(path, (plain) => isBuilt(parts, plain)) : null;
	if (moved) return redirect(asked, moved);
	const file = parts.files.files.get(path);
	if (file) {
		asked.source = 'file';
		return isRead ? sendReady(request, response, file) : fail(asked, METHOD_NOT_ALLOWED);
	}
	const mount = parts.mounts.find((one) => one.matches(path));
	if (mount) return answerByMount(asked, mount);
	const shared = request.method === 'GET' ? answerKey(path, target.query) : null;
	if (shared) return answerFromSharedCache(asked, shared);
	const route = path.startsWith('/api/') ? null : routeOf(path);
	if (parts.files.slotted.has(path) || isSharedApiRoute(route)) {
		return isRead ? answerFromPublicCache(asked, route ?? NOT_LISTED) : fail(asked, METHOD_NOT_ALLOWED);
	}
	return answerUncached(asked);
}

const isBuilt = ({ files }: HostParts, path: string): boolean => files.files.has(path) || files.slotted.has(path);

const isSharedApiRoute = (route: PageRoute | null): route is PageRoute =>
	route !== null && route.guard === 'none' && (route.delivery === 'cached' || route.delivery === 'shell');

async function answerFromPublicCache(asked: Requested, route: PageRoute): Promise<void> {
	const { request, response, parts, target } = asked;
	const retryAfterS = await searchRetryAfter(asked, route);
	if (retryAfterS > 0) {
		return fail(asked, { ...TOO_MANY, headers: { 'retry-after': String(retryAfterS) } });
	}
	const slotted = parts.files.slotted.get(target.path);
	const shown = slotted?.window ? windowState(slotted.window, new Date()) : 'open';
	if (shown !== 'open') return fail(asked, shown === 'before' ? NOT_FOUND : { status: 410 });
	const answer = await (slotted
		? parts.publicPages.slotted(pageKey({ ...route, delivery: 'prerendered' }, target.path, target.query), slotted)
		: parts.publicPages.page(pageKey(route, target.path, target.query), route.delivery === 'cached'));
	if (answer.kind === 'ready') {
		asked.source = answer.source;
		return sendReady(request, response, answer.ready);
	}
	asked.source = 'rendered';
	const retryAfter = textOf(answer.headers['retry-after']);
	return fail(asked, { status: answer.status, ...(retryAfter ? { headers: { 'retry-after': retryAfter } } : {}) });
}

async function answerFromSharedCache(asked: Requested, { key, limit }: SharedAnswer): Promise<void> {
	const { request, response, parts } = asked;
	const retryAfterS = limit ? await waitFor(asked, limit) : 0;
	if (retryAfterS > 0) {
		return fail(asked, { ...TOO_MANY, headers: { 'retry-after': String(retryAfterS) } });
	}
	const answer = await parts.publicPages.page(key, true);
	if (answer.kind !== 'ready') {
		if (!answer.said) return answerUncached(asked, { isCounted: true });
		asked.source = 'rendered';
		return parts.privatePages.send(request, response, answer.said, { path: asked.target.path, requestId: asked.id });
	}
	asked.source = answer.source;
	await sendReady(request, response, answer.ready);
}

async function searchRetryAfter(asked: Requested, { query = [] }: PageRoute): Promise<number> {
	const { whenQuery } = SEARCH_LIMIT;
	const isSearch = query.includes(whenQuery) && new URLSearchParams(asked.target.query).get(whenQuery);
	return isSearch ? waitFor(asked, SEARCH_LIMIT) : 0;
}

/** Answers from the cache count too: clients cannot distinguish them. */
async function waitFor({ parts, ip }: Requested, limit: RateRule): Promise<number> {
	const verdict = await parts.limiter.take(limit, `ip:${ip}`);
	return verdict.ok ? 0 : verdict.retryAfterS;
}

async function answerUncached(asked: Requested, locals: Readonly<Record<string, unknown>> = {}): Promise<void> {
	const { request, response, parts, target, id } = asked;
	asked.source = 'private';
	setTrustedHeaders(asked);
	let body: Uint8Array | undefined;
	if (request.readableEnded) {
		// A mount has read the body and now renders a page.
		Object.assign(request, { body: Buffer.alloc(0) });
	} else if (request.method !== 'GET' && request.method !== 'HEAD') {
		if (request.headers.expect !== undefined) response.writeContinue();
		const contentType = request.headers['content-type'] ?? '';
		const result = await parts.readBody(request, parts.site.bodyLimit(target.path, contentType));
		if (result.kind === 'too_large') return fail(asked, { status: 413, code: 'http.too_large', closes: true });
		if (result.kind === 'busy') return fail(asked, { status: 503, code: 'http.unavailable', closes: true });
		if (result.kind !== 'read') return;
		Object.assign(request, { body: result.body });
		body = result.body;
	}
	await parts.privatePages.answer(request, response, {
		path: target.path,
		requestId: id,
		locals: { ...parts.locals, ...locals, ...(body && { body }) },
	});
}

async function answerByMount(asked: Requested, mount: HostMount): Promise<void> {
	const { request, response, target, id, ip } = asked;
	asked.source = 'mount';
	// A mount reads the body itself, where only a declared length is limited, so chunked bodies are rejected.
	if (request.headers['transfer-encoding'] !== undefined) {
		return fail(asked, { status: 411, code: 'http.malformed', closes: true });
	}
	setTrustedHeaders(asked);
	setDefaultHeaders(asked);
	await mount.handle(request, response, {
		id,
		ip,
		path: target.path,
		renderPage: (locals, pagePath) =>
			answerUncached(pagePath ? { ...asked, target: { path: pagePath, query: '' } } : asked, locals),
		fail: (status, headers) => fail(asked, { status, ...(headers ? { headers } : {}) }),
	});
}

function setTrustedHeaders({ request, target, id, ip }: Requested): void {
	for (const name of UNTRUSTED_HEADERS) delete request.headers[name];
	request.headers['x-chobiz-request-id'] = id;
	request.headers['x-chobiz-client-ip'] = ip;
	// One spelling only, so that guards and router never see different paths.
	request.url = encodePath(target.path) + (target.query === '' ? '' : `?${target.query}`);
}

function setDefaultHeaders({ response, parts, id }: Requested): void {
	for (const [name, value] of parts.security) response.setHeader(name, value);
	response.setHeader('content-security-policy', BARE_POLICY);
	response.setHeader('cache-control', 'private, no-store');
	response.setHeader('x-request-id', id);
}

function redirect(asked: Requested, path: string): void {
	const { response, target } = asked;
	setDefaultHeaders(asked);
	response.writeHead(301, {
		location: path + (target.query === '' ? '' : `?${target.query}`),
		'cache-control': 'no-cache',
		'content-length': 0,
	});
	response.end();
}

function fail(
	{ request, response, parts, target, id }: Requested,
	failure: Omit<ErrorFacts, 'path' | 'requestId'>,
): void {
	parts.errors.send(request, response, { path: target.path, requestId: id, ...failure });
}

function settle(asked: Requested, work: () => Promise<void>): void {
	work().catch((problem: unknown) => {
		const isAway = isDatabaseUnavailable(problem);
		asked.parts.log[isAway ? 'warn' : 'error']({ req: asked.id, err: problem }, 'request failed');
		fail(asked, { status: isAway ? 503 : 500 });
	});
}

function observeOnFinish(asked: Requested): void {
	const startedAt = performance.now();
	const { request, response, parts, target, id, ip } = asked;
	response.on('close', () => {
		if (parts.recordVisit && request.method === 'GET' && response.statusCode === 200 && isHumanVisit(request.headers))
			parts.recordVisit(target.path);
		parts.observe({
			id,
			ip,
			method: request.method ?? '',
			path: target.path,
			status: response.headersSent ? response.statusCode : CLIENT_LEFT,
			seconds: (performance.now() - startedAt) / 1000,
			source: asked.source,
		});
	});
}

const textOf = (value: string | string[] | undefined): string | undefined =>
	Array.isArray(value) ? value.join(',') : value;
