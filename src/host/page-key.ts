import { MANY_VALUED, type PageRoute } from '#src/routes.ts';
import { encodePath } from './edge/index.ts';

export type PageKey = {
	readonly key: string;
	/** What is rendered for it. */
	readonly target: string;
	/** A key this long is somebody's text rather than somebody's page: rendered, not kept. */
	readonly isStorable: boolean;
};

const VALUE_MAX_LENGTH = 200;
const KEY_MAX_LENGTH = 600;
const MANY_MAX = 20;
/** Stands for every id in the shells that are the same for all ids. */
const ANY_ID = '00000000-0000-7000-8000-000000000000';

/** Two spellings of one request get one key; a parameter that the page does not know never makes a new copy. */
export function pageKey(route: PageRoute, path: string, query: string): PageKey {
	const plainPath = route.delivery === 'shell' ? route.path.replace(/\[[^\]]+\]/g, ANY_ID) : path;
	const kept = knownQuery(route.query ?? [], query);
	const target = encodePath(plainPath) + (kept === '' ? '' : `?${kept}`);
	return { key: target, target, isStorable: target.length <= KEY_MAX_LENGTH };
}

function knownQuery(names: readonly string[], query: string): string {
	if (query === '' || names.length === 0) return '';
	const given = new URLSearchParams(query);
	const kept = new URLSearchParams();
	for (const name of [...names].sort()) {
		const value = MANY_VALUED.has(name) ? manyValues(given.getAll(name)) : plainValue(given.get(name) ?? '');
		if (value !== '') kept.set(name, value);
	}
	return kept.toString();
}

/** Each value once, in one order; what is too long to be a choice is left out. */
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
