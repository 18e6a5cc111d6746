import { isSyllable } from './syllables.ts';

export type Slip = { readonly folded: string; readonly toneKey: string };
type Letter = { readonly base: string; shape: string };
type Draft = { readonly letters: Letter[]; tone: string };

const WORD_MAX_LENGTH = 14;
const CIRCUMFLEX = '\u0302';
const BREVE = '\u0306';
const HORN = '\u031b';
const STROKE = 'stroke';
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/;
const TONE_KEYS: Readonly<Record<string, string>> = {
	s: '\u0301',
	f: '\u0300',
	r: '\u0309',
	x: '\u0303',
	j: '\u0323',
	z: '',
	'1': '\u0301',
	'2': '\u0300',
	'3': '\u0309',
	'4': '\u0303',
	'5': '\u0323',
	'0': '',
};
const isVowel = ({ base }: Letter): boolean => /[aeiouy]/.test(base);

/** Reads Telex keys that were left in a word as letters: `ddieenj`, `điênj`, `dduwowngf`. Null when there are none. */
export const readTelex = (word: string): Slip | null => readKeys(word, applyTelex);
/** Reads VNI keys that were left in a word as digits: `d9ie6n5`, `thoai5`. Null when there are none. */
export const readVni = (word: string): Slip | null => (/\d/.test(word) ? readKeys(word, applyVni) : null);

function readKeys(word: string, apply: (draft: Draft, key: string) => boolean): Slip | null {
	if (word.length > WORD_MAX_LENGTH) return null;
	const draft: Draft = { letters: [], tone: '' };
	let keys = 0;
	for (const character of word.normalize('NFC').toLowerCase()) {
		const [base = '', ...marks] = character.normalize('NFD');
		draft.tone = marks.find((mark) => TONES.test(mark)) ?? draft.tone;
		const shape = marks.find((mark) => !TONES.test(mark)) ?? (base === '\u0111' ? STROKE : '');
		if (marks.length === 0 && shape === '' && apply(draft, base)) keys += 1;
		else draft.letters.push({ base: shape === STROKE ? 'd' : base, shape });
	}
	const folded = draft.letters.map(({ base }) => base).join('');
	if (keys === 0 || !isSyllable(folded)) return null;
	const written = draft.letters.map(({ base, shape }) => (shape === STROKE ? '\u0111' : base + shape)).join('');
	return { folded, toneKey: written + draft.tone };
}

function applyTelex(draft: Draft, key: string): boolean {
	if (/[sfrxjz]/.test(key)) return setTone(draft, key);
	if (key === 'w') return setHorn(draft) || setBreve(draft) || pushHorn(draft);
	if (/[aeo]/.test(key)) return setShape(draft, key, CIRCUMFLEX);
	return key === 'd' && setStroke(draft);
}

function applyVni(draft: Draft, key: string): boolean {
	if (/[0-5]/.test(key)) return setTone(draft, key);
	if (key === '6') return setShape(draft, 'aeo', CIRCUMFLEX);
	if (key === '7') return setHorn(draft, 'ou');
	if (key === '8') return setShape(draft, 'a', BREVE);
	return key === '9' && setStroke(draft);
}

function setTone(draft: Draft, key: string): boolean {
	if (!draft.letters.some(isVowel)) return false;
	draft.tone = TONE_KEYS[key] ?? '';
	return true;
}

function setShape({ letters }: Draft, bases: string, shape: string): boolean {
	const letter = letters.findLast(({ base }) => bases.includes(base));
	if (letter?.shape !== '') return false;
	letter.shape = shape;
	return true;
}

/** One key changes both letters of `uo`. */
function setHorn({ letters }: Draft, bases = 'aou'): boolean {
	const at = letters.findLastIndex(({ base, shape }) => shape === '' && bases.includes(base));
	const letter = letters[at];
	const before = letters[at - 1];
	if (!letter) return false;
	letter.shape = letter.base === 'a' ? BREVE : HORN;
	if (letter.base === 'o' && before?.base === 'u' && before.shape === '' && letters[at - 2]?.base !== 'q')
		before.shape = HORN;
	return true;
}

/** `aaw` is ă: the last key wins. */
function setBreve({ letters }: Draft): boolean {
	const letter = letters.findLast(({ base, shape }) => base === 'a' && shape === CIRCUMFLEX);
	if (letter) letter.shape = BREVE;
	return letter !== undefined;
}

function pushHorn({ letters }: Draft): boolean {
	if (letters.some(isVowel)) return false;
	letters.push({ base: 'u', shape: HORN });
	return true;
}

function setStroke({ letters }: Draft): boolean {
	const [first] = letters;
	if (first?.base !== 'd' || first.shape !== '') return false;
	first.shape = STROKE;
	return true;
}
