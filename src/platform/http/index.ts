export { cachedToday } from './cached-today.ts';
export { type CookieValues, clearCookie, readCookies, setCookie } from './cookies.ts';
export {
	jsonResponse,
	memberEndpoint,
	methods,
	operatorEndpoint,
	publicEndpoint,
	vendorEndpoint,
} from './endpoint.ts';
export { formEndpoint } from './form-endpoint.ts';
export type { RequestLocals } from './locals.ts';
export { loopbackFetch } from './loopback.ts';
export { memberContext } from './page-context.ts';
export { EDGE_STATUS, type EdgeCode, edgeProblem, STATUS_BY_KIND } from './problem.ts';
export { createRateLimiter, type RateLimiter, type RateRule } from './rate-limit.ts';
export { memberSheets, type Paper, vendorSheets } from './sheet-endpoint.ts';
export { uploadEndpoint, vendorUploadEndpoint } from './upload-endpoint.ts';
export { webhookEndpoint, webhookSignature } from './webhook-endpoint.ts';
