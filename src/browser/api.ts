import { browserMessages } from '#src/messages/vi/browser.ts';

/** An RFC 9457 answer as a screen needs it; status 0 = no answer came at all. */
export type ApiProblem = {
	readonly status: number;
	readonly code: string;
	readonly detail: string;
	readonly fields: Readonly<Record<string, string>>;
	readonly details: Readonly<Record<string, unknown>>;
};
export type ApiResult<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly problem: ApiProblem };
export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ApiCall = {
	readonly body?: unknown;
	/** One key per intention of the person: pressing again after a failure repeats it, a new try makes a new one. */
	readonly idempotencyKey?: string;
	readonly signal?: AbortSignal;
};

const RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const MAX_RETRY_WAIT_MS = 2000;
const TIMEOUT_MS = 30_000;
const PHONE_TIMEOUT_MS = 60_000;
/** A browser keeps 64 KiB at most alive at once, and refuses the request that goes beyond it. */
const SAVE_ALIVE_CHARS_MAX = 5000;

/** What got no answer, by what was sent: pressed again as the very next thing it is the same, not a second one. */
const unanswered = new Map<string, { readonly key: string; readonly until: number }>();
const PRESSED_AGAIN_MS = 600_000;

/**
 * Calls our API. By the specification a safe request is never repeated; another one once, with the same key,
 * after `Retry-After` (at most 2 s). Refusals come back as data; nothing throws.
 */
export async function callApi<T>(method: ApiMethod, path: string, call: ApiCall = {}): Promise<ApiResult<T>> {
	const isSafe = method === 'GET';
	const intention = `${method} ${path} ${JSON.stringify(call.body)}`;
	const lost = unanswered.get(intention);
	const key = call.idempotencyKey ?? (lost && lost.until > Date.now() ? lost.key : crypto.randomUUID());
	const send = () => fetch(path, requestFor(method, isSafe ? null : key, call));
	try {
		const first = await send();
		if (!isSafe) unanswered.clear();
		if (isSafe || !RETRIED_STATUSES.includes(first.status)) return await read<T>(first);
		await wait(retryWaitMs(first.headers.get('retry-after')));
		return await read<T>(await send());
	} catch {
		if (!isSafe && !call.signal?.aborted) unanswered.set(intention, { key, until: Date.now() + PRESSED_AGAIN_MS });
		return failed(0, 'browser.no_answer', browserMessages.noAnswer);
	}
}

const isPhone = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
/** How long a request may take: phones wait longer. */
export const timeoutMs = (): number => (isPhone() ? PHONE_TIMEOUT_MS : TIMEOUT_MS);

function requestFor(method: ApiMethod, key: string | null, { body, signal }: ApiCall): RequestInit {
	const timeout = AbortSignal.timeout(timeoutMs());
	const text = body === undefined ? undefined : JSON.stringify(body);
	return {
		method,
		credentials: 'same-origin',
		// What was pressed just before leaving the page arrives all the same.
		keepalive: key !== null && (text?.length ?? 0) <= SAVE_ALIVE_CHARS_MAX,
		signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
		headers: {
			accept: 'application/json',
			...(key ? { 'idempotency-key': key } : {}),
			...(text === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(text === undefined ? {} : { body: text }),
	};
}

/** `Retry-After` in seconds → milliseconds to wait, never more than 2 s. */
export function retryWaitMs(retryAfter: string | null): number {
	const seconds = Number(retryAfter ?? 0);
	return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_WAIT_MS) : 0;
}

async function read<T>(response: Response): Promise<ApiResult<T>> {
	const body: unknown = await response.json().catch(() => null);
	// The endpoint made this body from its contract's schema: checking it again would cost every page its weight.
	if (response.ok) return { ok: true, value: body as T };
	if (typeof body !== 'object' || body === null || !('detail' in body)) {
		return failed(response.status, 'browser.unreadable_answer', browserMessages.unreadableAnswer);
	}
	const problem = body as Partial<ApiProblem>;
	return failed(response.status, problem.code ?? '', problem.detail ?? '', problem);
}

const failed = (status: number, code: string, detail: string, rest: Partial<ApiProblem> = {}): ApiResult<never> => ({
	ok: false,
	problem: { status, code, detail, fields: rest.fields ?? {}, details: rest.details ?? {} },
});

const wait = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Sends one file, once: who sees it refused chooses another. */
export async function uploadFile<T>(path: string, file: Blob): Promise<ApiResult<T>> {
	const body = new FormData();
	body.append('file', file);
	try {
		const signal = AbortSignal.timeout(timeoutMs());
		const headers = { accept: 'application/json' };
		return await read<T>(await fetch(path, { method: 'POST', credentials: 'same-origin', headers, body, signal }));
	} catch {
		return failed(0, 'browser.no_answer', browserMessages.noAnswer);
	}
}
