import type { ErrorMessages } from '../../shared/error-messages.ts';
import type { FailureDetails, FailureKind } from '../../shared/failure.ts';

export const STATUS_BY_KIND = {
	invalid: 422,
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	limited: 429,
} as const satisfies Record<FailureKind, number>;

export const EDGE_STATUS = {
	'http.malformed': 400,
	'http.invalid_utf8': 400,
	'http.idempotency_key_required': 400,
	'http.sign_in_required': 401,
	'http.origin_refused': 403,
	'http.signature_refused': 403,
	'http.shop_required': 403,
	'http.shop_not_open': 403,
	'http.operator_required': 403,
	'http.not_found': 404,
	'http.method_not_allowed': 405,
	'http.idempotency_key_reused': 409,
	'http.too_large': 413,
	'http.media_type': 415,
	'http.misdirected': 421,
	'http.invalid': 422,
	'http.too_many_requests': 429,
	'http.internal': 500,
	'http.unavailable': 503,
} as const;
export type EdgeCode = keyof typeof EDGE_STATUS;

const TITLES: Readonly<Record<number, string>> = {
	400: 'Bad Request',
	401: 'Unauthorized',
	403: 'Forbidden',
	404: 'Not Found',
	405: 'Method Not Allowed',
	409: 'Conflict',
	410: 'Gone',
	413: 'Content Too Large',
	415: 'Unsupported Media Type',
	421: 'Misdirected Request',
	422: 'Unprocessable Content',
	429: 'Too Many Requests',
	500: 'Internal Server Error',
	503: 'Service Unavailable',
};

export type ProblemFields = Readonly<Record<string, string>>;

/** RFC 9457. `fields`: path in the input → Vietnamese sentence. */
export type Problem = {
	readonly type: string;
	readonly title: string;
	readonly status: number;
	readonly code: string;
	readonly detail: string;
	readonly fields?: ProblemFields;
	readonly details?: FailureDetails;
	readonly requestId?: string;
};

export type ProblemParts = {
	readonly fields?: ProblemFields;
	readonly details?: FailureDetails;
	readonly requestId?: string;
	readonly headers?: Readonly<Record<string, string>>;
};

const RETRY_AFTER_S = '2';

export function problemResponse(
	words: ErrorMessages,
	status: number,
	code: string,
	parts: ProblemParts = {},
): Response {
	const { fields, details, requestId, headers } = parts;
	const problem: Problem = {
		type: `/api/docs#${code}`,
		title: TITLES[status] ?? 'Error',
		status,
		code,
		detail: words.refusal(code, details),
		...(fields ? { fields } : {}),
		...(details ? { details } : {}),
		...(requestId ? { requestId } : {}),
	};
	return new Response(JSON.stringify(problem), {
		status,
		headers: {
			'content-type': 'application/problem+json; charset=utf-8',
			'cache-control': 'private, no-store',
			...(status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}),
			...headers,
		},
	});
}

export const edgeProblem = (words: ErrorMessages, code: EdgeCode, parts?: ProblemParts): Response =>
	problemResponse(words, EDGE_STATUS[code], code, parts);
