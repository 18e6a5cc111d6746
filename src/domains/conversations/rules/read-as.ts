/** The text as a reader understands it, with the place of every character in the original. */
export type Read = { readonly text: string; readonly startOf: readonly number[] };

const INVISIBLE = /\p{Cf}/u;
const MARKS = /\p{M}/gu;
const DIGIT = /\p{Nd}/u;
const DIGITS = 10;
/** Signs with the meaning of these characters that Unicode does not fold; digits are listed from 0. */
const CHINESE_DIGITS = ['零〇○', '一壹幺', '二贰貳两兩', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖'];
const ALIKE: ReadonlyMap<string, string> = new Map([
	...CHINESE_DIGITS.flatMap((signs, digit) => [...signs].map((sign) => [sign, String(digit)] as const)),
	...[...'。۔।'].map((stop) => [stop, '.'] as const),
	['\u0111', 'd'],
]);

/** Folds tones, case, full-width and circled forms and the digits of all scripts; drops what nobody sees. */
export function readAs(original: string): Read {
	let text = '';
	const startOf: number[] = [];
	let at = 0;
	for (const character of original) {
		const folded = INVISIBLE.test(character) ? '' : fold(character);
		for (let unit = 0; unit < folded.length; unit += 1) startOf.push(at);
		text += folded;
		at += character.length;
	}
	return { text, startOf };
}

const fold = (character: string): string =>
	Array.from(
		character.normalize('NFKD').replace(MARKS, '').toLowerCase(),
		(part) => ALIKE.get(part) ?? digitOf(part),
	).join('');

/** In every script the ten digits stand one after another, beginning with zero. */
function digitOf(sign: string): string {
	if (sign <= '\u007f' || !DIGIT.test(sign)) return sign;
	const code = sign.codePointAt(0) ?? 0;
	let first = code;
	while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
	return String((code - first) % DIGITS);
}
