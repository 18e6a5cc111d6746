import { SHARED_API_ROUTES, type SharedApiRoute } from '../shared-api-cache.ts';
import type { PageKey } from './page-key.ts';

const TARGET_MAX_LENGTH = 600;

export type SharedAnswer = { readonly key: PageKey; readonly limit: SharedApiRoute['limit'] | null };

/**
 * Returns one cache key for all orders of the same parameters. Null for a path without a shared answer, and for
 * queries that the endpoint might read differently: unknown or repeated names and very long values.
 */
export function answerKey(path: string, query: string): SharedAnswer | null {
	const answer = SHARED_API_ROUTES.get(path);
	if (!answer || query.length > TARGET_MAX_LENGTH) return null;
	const given = new URLSearchParams(query);
	const names = [...given.keys()];
	const isPlain = new Set(names).size === names.length && names.every((name) => answer.query.includes(name));
	if (!isPlain) return null;
	given.sort();
	const target = names.length === 0 ? path : `${path}?${given}`;
	const isLimited = !('whenQuery' in answer.limit) || Boolean(given.get(answer.limit.whenQuery));
	return { key: { key: target, target, isStorable: true }, limit: isLimited ? answer.limit : null };
}
