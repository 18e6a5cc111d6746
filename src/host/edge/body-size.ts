import type { EdgeCheck } from './check.ts';

const MALFORMED = { code: 'http.malformed', closes: true } as const;
const TOO_LARGE = { code: 'http.too_large', closes: true } as const;
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Several lengths or unusual transfer codings enable request smuggling (RFC 9112, section 11.2). */
export const rejectAmbiguousLength: EdgeCheck = ({ headers, method }) => {
	const coding = headers['transfer-encoding'];
	const length = headers['content-length'];
	if (coding !== undefined && (length !== undefined || coding.toLowerCase() !== 'chunked')) return MALFORMED;
	const hasBody = coding !== undefined || (length !== undefined && length !== '0');
	return hasBody && WITHOUT_BODY.has(method ?? '') ? MALFORMED : null;
};

export const rejectLargeBody: EdgeCheck = ({ headers }, path, site) => {
	const length = headers['content-length'];
	if (length === undefined) return null;
	return Number(length) > site.bodyLimit(path, headers['content-type'] ?? '') ? TOO_LARGE : null;
};
