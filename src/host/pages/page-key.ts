import { MULTI_VALUE_PARAMS, type PageRoute } from '#src/routes.ts';
import { encodePath } from '../edge/index.ts';

export type PageKey = {
	readonly key: string;
	readonly target: string;
	/** False for a very long key: it contains free text that is unlikely to be requested again. */
	readonly isStorable: boolean;
};

const VALUE_MAX_LENGTH = 200;
const KEY_MAX_LENGTH = 600;
const MANY_MAX = 20;
/** Replaces the id in the key of shell pages, which are the same for all ids. */
const ANY_ID = '00000000-0000-7000-8000-000000000000';

/** Returns the same key for all spellings of a request; parameters that the page does not declare are ignored. */
export function pageKey(route: PageRoute, path: string, query: string): PageKey {
	const plainPath = route.delivery === 'shell' ? route.path.replace(/\[[^\]]+\]/g, ANY_ID) : path;
	const stored = knownQuery(route.query ?? [], query);
	const target = encodePath(plainPath) + (stored === '' ? '' : `?${stored}`);
	return { key: target, target, isStorable: target.length <= KEY_MAX_LENGTH };
}

function knownQuery(names: readonly string[], query: string): string {
	if (query === '' || names.length === 0) return '';
	const given = new URLSearchParams(query);
	const stored = new URLSearchParams();
	for (const name of [...names].sort()) {
		const value = MULTI_VALUE_PARAMS.has(name) ? manyValues(given.getAll(name)) : plainValue(given.get(name) ?? '');
		if (value !== '') stored.set(name, value);
	}
	return stored.toString();
}

/** Deduplicates and sorts the values and drops those that are too long for an option. */
function manyValues(given: readonly string[]): string {
	const values = given.flatMap((value) => value.slice(0, KEY_MAX_LENGTH).split(','));
	return [...new Set(values)]
		.filter((value) => /^[a-z0-9:.-]{1,100}$/.test(value))
		.sort()
		.slice(0, MANY_MAX)
		.join(',');
}

const plainValue = (value: string): string =>
	value
		.normalize('NFC')
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim()
		.slice(0, VALUE_MAX_LENGTH);
