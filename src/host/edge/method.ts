import type { EdgeCheck } from './check.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ALLOW = METHODS.join(', ');

export const rejectUnknownMethod: EdgeCheck = (request) =>
	METHODS.includes(request.method ?? '')
		? null
		: { code: 'http.method_not_allowed', headers: { allow: ALLOW }, closes: true };
