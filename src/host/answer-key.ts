import type { PageKey } from './page-key.ts';
import { SHARED_API_ROUTES, type SharedApiRoute } from './shared-api-cache.ts';

const TARGET_MAX_LENGTH = 600;

export type SharedAnswer = { readonly key: PageKey; readonly limit: SharedApiRoute['limit'] | null };

/**
 * One key for all orders of one question. `null` for what is no such answer, and for whatever its endpoint may read in
 * another way than it stands here: unknown or repeated names, and very long texts.
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
