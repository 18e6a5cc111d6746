import { browserMessages } from '#src/messages/vi/frame.ts';

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
	/** One key per user action: retries reuse it, a new action gets a new one. */
	readonly idempotencyKey?: string;
	readonly signal?: AbortSignal;
};

const RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const MAX_RETRY_WAIT_MS = 2000;
const TIMEOUT_MS = 30_000;
const PHONE_TIMEOUT_MS = 60_000;
/** The Fetch standard limits the bodies of all pending keepalive requests to 64 KiB; a request beyond that fails. */
const KEEPALIVE_BODY_MAX_CHARS = 5000;

/** Unanswered requests by method, path and body: repeating one right away reuses its key, so that it runs once. */
const unansweredCalls = new Map<string, { readonly key: string; readonly until: number }>();
const IDEMPOTENCY_KEY_MS = 600_000;

/**
 * Never retries GET; retries another request once with the same key after `Retry-After` (at most 2 s). Returns
 * failures as data and never throws.
 */
export async function callApi<T>(method: ApiMethod, path: string, call: ApiCall = {}): Promise<ApiResult<T>> {
	const isSafe = method === 'GET';
	const intention = `${method} ${path} ${JSON.stringify(call.body)}`;
	const lost = unansweredCalls.get(intention);
	const key = call.idempotencyKey ?? (lost && lost.until > Date.now() ? lost.key : crypto.randomUUID());
	const send = () => fetch(path, requestFor(method, isSafe ? null : key, call));
	try {
		const first = await send();
		if (!isSafe) unansweredCalls.clear();
		if (isSafe || !RETRIED_STATUSES.includes(first.status)) return await read<T>(first);
		await wait(retryWaitMs(first.headers.get('retry-after')));
		return await read<T>(await send());
	} catch {
		if (!isSafe && !call.signal?.aborted)
			unansweredCalls.set(intention, { key, until: Date.now() + IDEMPOTENCY_KEY_MS });
		return failed(0, 'browser.no_answer', browserMessages.noAnswer);
	}
}

const isPhone = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
export const timeoutMs = (): number => (isPhone() ? PHONE_TIMEOUT_MS : TIMEOUT_MS);

function requestFor(method: ApiMethod, key: string | null, { body, signal }: ApiCall): RequestInit {
	const timeout = AbortSignal.timeout(timeoutMs());
	const text = body === undefined ? undefined : JSON.stringify(body);
	return {
		method,
		credentials: 'same-origin',
		// Sends a change that was made just before leaving the page.
		keepalive: key !== null && (text?.length ?? 0) <= KEEPALIVE_BODY_MAX_CHARS,
		signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
		headers: {
			accept: 'application/json',
			...(key ? { 'idempotency-key': key } : {}),
			...(text === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(text === undefined ? {} : { body: text }),
	};
}

/** Converts seconds to milliseconds, at most 2 s. */
export function retryWaitMs(retryAfter: string | null): number {
	const seconds = Number(retryAfter ?? 0);
	return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_WAIT_MS) : 0;
}

async function read<T>(response: Response): Promise<ApiResult<T>> {
	const body: unknown = await response.json().catch(() => null);
	// Not validated: the endpoint built this body from its contract, and shipping schemas would enlarge every page.
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
