export type TextPart = { readonly text: string; readonly of: 'both' | 'mine' | 'theirs' };

const WORD = /\S+\s*|\s+/gu;
/** Above it no table is laid out: what lies between the same beginning and the same end counts as other. */
const TABLE_MAX = 1_500_000;
/** Of the words that are the same so many stand beside what is not. */
const BESIDE = 8;
const LEFT_OUT = ' … ';

/** Two versions of a text as one: words of both, and in their order the words that only one of them has. */
export function textDifference(mine: string, theirs: string): readonly TextPart[] {
	const [my, their] = [mine.match(WORD) ?? [], theirs.match(WORD) ?? []];
	const most = Math.min(my.length, their.length);
	let head = 0;
	while (head < most && my[head] === their[head]) head += 1;
	let tail = 0;
	while (tail < most - head && my.at(-1 - tail) === their.at(-1 - tail)) tail += 1;
	const middle = between(my.slice(head, my.length - tail), their.slice(head, their.length - tail));
	const same = (words: readonly string[]): TextPart => ({ text: words.join(''), of: 'both' });
	return joined([same(my.slice(0, head)), ...middle, same(my.slice(my.length - tail))]);
}

/** The same with long stretches that both have left out. */
export function abridged(parts: readonly TextPart[]): readonly TextPart[] {
	if (parts.length < 2) return parts;
	return parts.map((part, at) => {
		const words = part.text.match(WORD) ?? [];
		const before = at === 0 ? 0 : BESIDE;
		const after = at === parts.length - 1 ? 0 : BESIDE;
		if (part.of !== 'both' || words.length <= before + after + BESIDE) return part;
		const ends = [words.slice(0, before), words.slice(words.length - after)].map((some) => some.join(''));
		return { ...part, text: ends.join(LEFT_OUT) };
	});
}

function between(my: readonly string[], their: readonly string[]): readonly TextPart[] {
	const only = (words: readonly string[], of: TextPart['of']): TextPart => ({ text: words.join(''), of });
	const width = their.length + 1;
	if ((my.length + 1) * width > TABLE_MAX) return [only(my, 'mine'), only(their, 'theirs')];
	const common = commonLengths(my, their);
	const parts: TextPart[] = [];
	let [at, to] = [0, 0];
	while (at < my.length || to < their.length) {
		const [word = '', other = ''] = [my[at], their[to]];
		const isLeft = at < my.length && to < their.length;
		if (isLeft && word === other) {
			parts.push({ text: word, of: 'both' });
			at += 1;
			to += 1;
		} else if (
			to === their.length ||
			(isLeft && step(common, (at + 1) * width + to) >= step(common, at * width + to + 1))
		)
			parts.push({ text: my[at++] ?? '', of: 'mine' });
		else parts.push({ text: their[to++] ?? '', of: 'theirs' });
	}
	return parts;
}

const step = (common: Uint16Array, at: number): number => common[at] ?? 0;

/** How many words the rest of both has in common, from each pair of places on. */
function commonLengths(my: readonly string[], their: readonly string[]): Uint16Array {
	const width = their.length + 1;
	const common = new Uint16Array((my.length + 1) * width);
	for (let at = my.length - 1; at >= 0; at -= 1)
		for (let to = their.length - 1; to >= 0; to -= 1)
			common[at * width + to] =
				my[at] === their[to]
					? step(common, (at + 1) * width + to + 1) + 1
					: Math.max(step(common, (at + 1) * width + to), step(common, at * width + to + 1));
	return common;
}

function joined(parts: readonly TextPart[]): readonly TextPart[] {
	const found: TextPart[] = [];
	for (const part of parts) {
		const last = found.at(-1);
		if (part.text === '') continue;
		if (last?.of === part.of) found[found.length - 1] = { ...last, text: last.text + part.text };
		else found.push(part);
	}
	return found;
}
