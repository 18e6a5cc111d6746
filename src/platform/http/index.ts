export { type CookieName, type CookieValues, clearCookie, readCookies, setCookie } from './cookies.ts';
export {
	type AnySpec,
	type Audience,
	type Endpoint,
	type EndpointSpec,
	jsonResponse,
	type Method,
	memberEndpoint,
	methods,
	operatorEndpoint,
	publicEndpoint,
	vendorEndpoint,
} from './endpoint.ts';
export { type Form, formEndpoint } from './form-endpoint.ts';
export type { RequestLocals } from './locals.ts';
export { loopbackFetch } from './loopback.ts';
export { isForeignOrigin } from './origin.ts';
export { memberContext } from './page-context.ts';
export { EDGE_STATUS, type EdgeCode, edgeProblem, type Problem, problemResponse, STATUS_BY_KIND } from './problem.ts';
export { createRateLimiter, type RateLimiter, type RateRule } from './rate-limit.ts';
