import * as z from 'zod/mini';

/** Lone surrogates become U+FFFD in a text column and fail in jsonb; NUL fails in both. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
/** Zero-width, bidirectional and other invisible controls: two names must not merely look equal. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
/** As above, in several lines: kept are their ends, what joins emoji, and tags that spell a flag. */
const HIDDEN =
	/([\n\t]|\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F}|(?:\p{Extended_Pictographic}|\p{EMod}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))|[\p{Cc}\p{Cf}]/gu;
/** Looks like a blank and is a letter or a sign to every machine. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;
/** No language writes more accents on one letter; further ones cross the lines of others. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/** Free text, any lines. Contracts hold no transform: use cases store `clean(text)`. */
export const PlainText = (maxLength: number, minLength = 0) => text(maxLength, minLength, clean);

/** One line of visible text: a name, a title, a street. Use cases store `cleanLine(text)`. */
export const LineText = (maxLength: number, minLength = 1) =>
	text(maxLength, minLength, cleanLine).check(
		z.refine((typed) => !INVISIBLE.test(typed), { error: 'text.invisible' }),
		z.refine((typed) => minLength === 0 || isCallable(clean(typed)), { error: 'text.no_letter' }),
	);

const text = (maxLength: number, minLength: number, stored: (typed: string) => string) =>
	z
		.string()
		.check(
			z.minLength(minLength),
			z.maxLength(maxLength),
			z.refine(isStorable, { error: 'text.unstorable' }),
			fits(maxLength, minLength, stored),
		);

/** What is stored is what is measured: blanks around it fall away, a few letters of other scripts become two. */
const fits = (maximum: number, minimum: number, stored: (typed: string) => string) =>
	z.check<string>(({ value, issues }) => {
		const typed = charactersIn(value);
		if (typed > maximum || typed < minimum) return;
		const kept = charactersIn(stored(value));
		const found = { origin: 'string', inclusive: true, input: value } as const;
		if (kept > maximum) issues.push({ code: 'too_big', maximum, ...found });
		if (kept < minimum) issues.push({ code: 'too_small', minimum, ...found });
	});

/** As PostgreSQL counts them; JavaScript counts some of them twice. */
const charactersIn = (text: string): number => [...text].length;

/** No name is only dots, accents or pictures; an empty one is refused for its length. */
const isCallable = (name: string): boolean => name === '' || /[\p{L}\p{N}]/u.test(name);

/** NFC, without hidden signs and trimmed, inner runs of blanks kept: the form in which text is stored and compared. */
export const clean = (text: string): string =>
	text.replace(/\r\n?/g, '\n').replace(FILLERS, ' ').replace(HIDDEN, '$1').normalize('NFC').replace(PILED, '$1').trim();
/** As `clean`, with runs of white space as one blank: for names. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ');
/** How a name is stored, and by what two names are the same to a reader: any case, spelling or blanks between words. */
export function asName(typed: string): { readonly name: string; readonly nameKey: string } {
	const name = cleanLine(typed);
	return { name, nameKey: name.toLocaleLowerCase('vi') };
}
