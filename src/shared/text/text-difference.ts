import { diffArrays } from 'diff';

export type TextPart = { readonly text: string; readonly of: 'both' | 'mine' | 'theirs' };

const WORD = /\S+\s*|\s+/gu;
/** Above this number of changed words the whole middle counts as changed: comparing takes quadratic time. */
const CHANGED_WORDS_MAX = 1000;
/** Words shown on each side of a change. */
const CONTEXT_WORDS = 8;
const ELLIPSIS = ' … ';

/** Two versions of a text as one: shared words, and in their order the words that only one version has. */
export function textDifference(mine: string, theirs: string): readonly TextPart[] {
	const [my, their] = [mine.match(WORD) ?? [], theirs.match(WORD) ?? []];
	const most = Math.min(my.length, their.length);
	let head = 0;
	while (head < most && my[head] === their[head]) head += 1;
	let tail = 0;
	while (tail < most - head && my.at(-1 - tail) === their.at(-1 - tail)) tail += 1;
	const same = (words: readonly string[]): TextPart => ({ text: words.join(''), of: 'both' });
	const middle = diffWords(my.slice(head, my.length - tail), their.slice(head, their.length - tail));
	return mergeAdjacent([same(my.slice(0, head)), ...middle, same(my.slice(my.length - tail))]);
}

export function abridged(parts: readonly TextPart[]): readonly TextPart[] {
	if (parts.length < 2) return parts;
	return parts.map((part, at) => {
		const words = part.text.match(WORD) ?? [];
		const before = at === 0 ? 0 : CONTEXT_WORDS;
		const after = at === parts.length - 1 ? 0 : CONTEXT_WORDS;
		if (part.of !== 'both' || words.length <= before + after + CONTEXT_WORDS) return part;
		const ends = [words.slice(0, before), words.slice(words.length - after)].map((some) => some.join(''));
		return { ...part, text: ends.join(ELLIPSIS) };
	});
}

function diffWords(my: string[], their: string[]): readonly TextPart[] {
	const changes = diffArrays(my, their, { maxEditLength: CHANGED_WORDS_MAX });
	if (!changes)
		return [
			{ text: my.join(''), of: 'mine' },
			{ text: their.join(''), of: 'theirs' },
		];
	return changes.map(({ value, added, removed }) => ({
		text: value.join(''),
		of: added ? 'theirs' : removed ? 'mine' : 'both',
	}));
}

function mergeAdjacent(parts: readonly TextPart[]): readonly TextPart[] {
	const found: TextPart[] = [];
	for (const part of parts) {
		const last = found.at(-1);
		if (part.text === '') continue;
		if (last?.of === part.of) found[found.length - 1] = { ...last, text: last.text + part.text };
		else found.push(part);
	}
	return found;
}
