import type { EdgeCheck } from './check.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const REJECTED = { code: 'http.origin_refused' } as const;

/** Blocks cross-site request forgery for every content type; the endpoints check the origin again. */
export const rejectForeignOrigin: EdgeCheck = ({ method, headers }, path, site) => {
	if (SAFE.has(method ?? '') || site.isServerToServer(path)) return null;
	const from = headers['sec-fetch-site'];
	return headers.origin === site.siteUrl && (from === undefined || from === 'same-origin') ? null : REJECTED;
};
