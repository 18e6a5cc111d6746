import type { QueryAnswer, QueryRequest, RefundAnswer, RefundRequest } from './merchant-api.ts';
import { readQueryAnswer, readRefundAnswer, toQueryBody, toRefundBody } from './merchant-api.ts';
import type { VnpaySettings } from './settings.ts';
import type { VnpayFields } from './signature.ts';

export const VNPAY_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 65_536;

/**
 * VNPAY's merchant API. Its calls never throw: failures return an `unusable` answer, with the reason `unreachable`
 * when VNPAY certainly did not receive the request.
 */
export interface VnpayClient {
	query(request: QueryRequest): Promise<QueryAnswer>;
	refund(request: RefundRequest): Promise<RefundAnswer>;
}

export function createVnpayClient(settings: VnpaySettings, timeoutMs = VNPAY_TIMEOUT_MS): VnpayClient {
	const post = (body: VnpayFields) => postJson(`${settings.host}/merchant_webapi/api/transaction`, body, timeoutMs);
	return {
		async query(request) {
			const sent = await post(toQueryBody(settings, request));
			return sent.ok ? readQueryAnswer(sent.body, settings, request) : { kind: 'unusable', reason: sent.reason };
		},
		async refund(request) {
			const sent = await post(toRefundBody(settings, request));
			return sent.ok ? readRefundAnswer(sent.body, settings, request) : { kind: 'unusable', reason: sent.reason };
		},
	};
}

type PostResponse = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly reason: string };

async function postJson(url: string, body: VnpayFields, timeoutMs: number): Promise<PostResponse> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify(body),
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!response.ok) return { ok: false, reason: `status_${response.status}` };
		const text = await response.text();
		if (Buffer.byteLength(text) > MAX_ANSWER_BYTES) return { ok: false, reason: 'too_large' };
		return { ok: true, body: JSON.parse(text) };
	} catch (error) {
		return {
			ok: false,
			reason: isConnectionFailure(error) ? 'unreachable' : error instanceof Error ? error.name : 'unknown',
		};
	}
}

const CONNECTION_FAILURE_CODES: ReadonlySet<unknown> = new Set([
	'ECONNREFUSED',
	'ENOTFOUND',
	'EHOSTUNREACH',
	'ENETUNREACH',
]);

/** Certain only without a connection; a broken one may have delivered the request. */
function isConnectionFailure(error: unknown): boolean {
	const cause = error instanceof Error ? error.cause : null;
	return typeof cause === 'object' && cause !== null && 'code' in cause && CONNECTION_FAILURE_CODES.has(cause.code);
}
