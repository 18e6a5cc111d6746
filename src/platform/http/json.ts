const DEPTH_MAX = 32;

export type JsonProblem = 'http.malformed' | 'http.invalid_utf8' | 'http.too_large';
export type ParsedJson =
	| { readonly ok: true; readonly value: unknown }
	| { readonly ok: false; readonly code: JsonProblem };

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Strict JSON: valid UTF-8, bounded depth, no duplicate keys in one object. */
export function parseJson(bytes: Uint8Array): ParsedJson {
	let text: string;
	try {
		text = decoder.decode(bytes);
	} catch {
		return { ok: false, code: 'http.invalid_utf8' };
	}
	try {
		return isSound(text) ? { ok: true, value: JSON.parse(text) } : { ok: false, code: 'http.malformed' };
	} catch {
		return { ok: false, code: 'http.malformed' };
	}
}

/**
 * Runs before `JSON.parse`, which recurses and silently takes the last of two equal keys; another parser may take
 * the first.
 */
function isSound(text: string): boolean {
	const objects: Set<string>[] = [];
	let depth = 0;
	for (const token of structureOf(text)) {
		if (token === '{' || token === '[') depth += 1;
		else if (token === '}' || token === ']') depth -= 1;
		if (depth > DEPTH_MAX) return false;
		if (token === '{') objects.push(new Set());
		else if (token === '}') objects.pop();
		else if (token.endsWith(':')) {
			const key: unknown = JSON.parse(token.slice(0, -1));
			const seen = objects.at(-1);
			if (typeof key !== 'string' || !seen) continue;
			if (seen.has(key)) return false;
			seen.add(key);
		}
	}
	return true;
}

/** Must stay linear: a regular expression could rescan from every quote of an unclosed string. */
function* structureOf(text: string): Generator<string> {
	const next = /["{}[\]]/g;
	const colon = /[ \t\r\n]*:/y;
	for (let found = next.exec(text); found; found = next.exec(text)) {
		if (found[0] !== '"') {
			yield found[0];
			continue;
		}
		const end = endOfString(text, found.index);
		colon.lastIndex = end;
		if (colon.test(text)) yield `${text.slice(found.index, end)}:`;
		next.lastIndex = end;
	}
}

function endOfString(text: string, start: number): number {
	const mark = /["\\]/g;
	mark.lastIndex = start + 1;
	for (let found = mark.exec(text); found; found = mark.exec(text)) {
		if (found[0] === '"') return mark.lastIndex;
		mark.lastIndex += 1;
	}
	return text.length;
}
