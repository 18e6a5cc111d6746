export type Target = {
	/** Decoded once. */
	readonly path: string;
	/** Without `?`; percent-encoded as it came. */
	readonly query: string;
};

/** Control characters, the backslash that some readers take for a slash, and what would be a slash when decoded. */
const SUSPICIOUS = /[\p{Cc}\\]/u;
const HIDDEN_SLASH = /%(2f|5c)/i;
/** Still encoded after decoding: somebody hopes that a later reader decodes once more. */
const TWICE_ENCODED = /%[0-9a-f]{2}/i;
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;

/**
 * Splits an origin-form target. `null`: not valid UTF-8 or percent-encoding, or a path that two readers could
 * understand in two ways (`..`, `%2f`, `\`, NUL).
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

/** Encodes a decoded path again, the same way for every spelling of it. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
