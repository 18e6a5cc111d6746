export type Target = {
	readonly path: string;
	readonly query: string;
};

/** Control characters, the backslash that some parsers read as a slash, and encoded slashes. */
const SUSPICIOUS = /[\p{Cc}\\]/u;
const HIDDEN_SLASH = /%(2f|5c)/i;
/** Double encoding, an attack on a later parser that decodes again. */
const TWICE_ENCODED = /%[0-9a-f]{2}/i;
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;

/**
 * Splits an origin-form target. Null: invalid UTF-8 or percent-encoding, or a path that two parsers could read
 * differently (`..`, `%2f`, `\`, NUL).
 */
export function readTarget(raw: string): Target | null {
	const mark = raw.indexOf('?');
	const rawPath = mark < 0 ? raw : raw.slice(0, mark);
	const query = mark < 0 ? '' : raw.slice(mark + 1);
	if (raw.includes('#') || HIDDEN_SLASH.test(rawPath)) return null;
	const path = decoded(rawPath);
	if (path === null || SUSPICIOUS.test(path) || TWICE_ENCODED.test(path) || DOT_SEGMENT.test(path)) return null;
	if (query !== '' && decoded(query.replaceAll('+', ' ')) === null) return null;
	return { path, query };
}

function decoded(text: string): string | null {
	if (!text.includes('%')) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}

export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
