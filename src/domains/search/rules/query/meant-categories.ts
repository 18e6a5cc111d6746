import { isWord, NO_WORD, type Phrases, phrasesOf, spanOf, tokensOf, wordOf } from './typed-phrases.ts';

/** Words for products of several categories: a dryer has `quần áo` in its name, but nobody means it. */
const KINDS: readonly (readonly [words: Phrases, slugs: readonly string[]])[] = [
	[phrasesOf('quần áo/áo quần/đồ mặc/trang phục'), ['ao', 'quan', 'vay-dam']],
];

const GIFT = phrasesOf('quà tặng/quà biếu/quà sinh nhật/quà cho/quà');
const LINKS = ['cho', 'tặng', 'biếu'].map(wordOf);
const PRESENTS: readonly (readonly [people: Phrases, slugs: readonly string[]])[] = [
	[
		phrasesOf('mẹ/má/bà/bà ngoại/bà nội/vợ/bạn gái/người yêu/chị/cô/cô giáo'),
		['cham-soc-da', 'toc-co-the', 'phu-kien', 'tui-vi', 'thu-cong-my-nghe', 'ca-phe-tra', 'mat-ong-hat'],
	],
	[
		phrasesOf('ba/bố/cha/ông/ông ngoại/ông nội/chồng/bạn trai/anh/thầy/thầy giáo/sếp'),
		['ca-phe-tra', 'tui-vi', 'so-but', 'thu-cong-my-nghe', 'tai-nghe-loa'],
	],
	[phrasesOf('bé/con/cháu/trẻ em/em bé/bé gái/bé trai'), ['do-choi', 'quan-ao-be', 'sach']],
];

/** Slugs of the categories that the whole query means. Null for any other query. */
export function categoriesMeant(query: string): readonly string[] | null {
	const tokens = tokensOf(query);
	if (tokens.length === 0) return null;
	return KINDS.find(([words]) => spanOf(tokens, 0, words) === tokens.length)?.[1] ?? null;
}

/** `quà tặng mẹ`: slugs of categories with presents for this person. Null for any other query. */
export function presentCategories(query: string): readonly string[] | null {
	const tokens = tokensOf(query);
	let at = spanOf(tokens, 0, GIFT);
	if (at === 0) return null;
	while (LINKS.some((link) => isWord(tokens[at] ?? NO_WORD, link))) at += 1;
	return (
		PRESENTS.find(([people]) => at < tokens.length && spanOf(tokens, at, people) === tokens.length - at)?.[1] ?? null
	);
}
