const INITIALS = 'ngh|ng|nh|kh|gh|gi(?=[aeouy])|ph|th|tr|ch|qu|[bcdghklmnprstvx]';
const SYLLABLE = new RegExp(`^(${INITIALS})?([aeiou]{1,3}y?|y[eu]?a?|uy[ae]?)(ch|nh|ng|[cmnpt])?$`);
const LONGEST = 7;

export const isSyllable = (folded: string): boolean => folded.length <= LONGEST && SYLLABLE.test(folded);

/** Chat spellings: `wat` is quat, `fin` is phin, `j` is gi. */
const CHAT_SPELLINGS: readonly (readonly [RegExp, string])[] = [
	[/^dz/, 'd'],
	[/^[zj]/, 'gi'],
	[/^w/, 'qu'],
	[/^f/, 'ph'],
	[/ck$/, 'ch'],
	[/([aeiouy])k$/, '$1c'],
	[/([aeiouy])g$/, '$1ng'],
	[/^k(?=[aou])/, 'c'],
	[/^c(?=[eiy])/, 'k'],
];

const SAME_INITIALS: Readonly<Record<string, string>> = {
	tr: 'ch',
	s: 'x',
	r: 'd',
	gi: 'd',
	l: 'n',
	ngh: 'ng',
	gh: 'g',
	k: 'c',
};
const SAME_FINALS: Readonly<Record<string, string>> = { ng: 'n', nh: 'n', c: 't', ch: 't' };

export type Sounds = {
	/** Equal for initials that some region pronounces alike: s and x, ch and tr, d, gi and r, l and n; i and y. */
	readonly initial: string;
	/** As `initial`, and equal for endings that some region pronounces alike: n, ng and nh; t, c and ch. */
	readonly whole: string;
};

/** Null when the text is not a syllable, not even in chat spelling. */
export function soundsOf(folded: string): Sounds | null {
	if (folded.length > LONGEST) return null;
	const plain = CHAT_SPELLINGS.reduce((word, [pattern, full]) => word.replace(pattern, full), folded);
	const parts = SYLLABLE.exec(plain);
	if (!parts) return null;
	const [, initial = '', vowels = '', final = ''] = parts;
	const start = SAME_INITIALS[initial] ?? initial;
	const rime = vowels.replace(/^y/, 'i').replace(/^(u?)y$/, '$1i');
	return { initial: `${start}-${rime}-${final}`, whole: `${start}-${rime}-${SAME_FINALS[final] ?? final}` };
}

const FOREIGN_SOUNDS: readonly (readonly [RegExp, string])[] = [
	[/ph/g, 'f'],
	[/th|dt/g, 't'],
	[/ck|[qk]/g, 'c'],
	[/c(?=[eiy])/g, 's'],
	[/sh|ch|[xz]/g, 's'],
	[/w/g, 'v'],
	[/j/g, 'g'],
	[/oo|ou/g, 'u'],
	[/a[iy]/g, 'i'],
	[/ee|ea|ie|y/g, 'i'],
	[/(?<=.)h/g, ''],
	[/(.)\1+/g, '$1'],
	[/(?<=[a-z]{2})e$/, ''],
];

export const foreignKey = (folded: string): string =>
	FOREIGN_SOUNDS.reduce((word, [pattern, sound]) => word.replace(pattern, sound), folded.slice(0, 40));

export const skeletonOf = (folded: string): string => {
	const heard = foreignKey(folded);
	return heard.slice(0, 1) + heard.slice(1).replace(/[aeiou]/g, '');
};
