import * as z from 'zod/mini';

/** A lone surrogate becomes U+FFFD in a text column and fails in jsonb; NUL fails in both. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
/** Zero-width, bidirectional and other invisible controls, with which two different names could look equal. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;
/** Like INVISIBLE for multi-line text, except line breaks, emoji joiners and the tags of flag emoji. */
const HIDDEN =
	/([\n\t]|\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F}|(?:\p{Extended_Pictographic}|\p{EMod}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))|[\p{Cc}\p{Cf}]/gu;
/** These look blank, but Unicode classifies them as letters or symbols. */
const BLANK_FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;
/** No language uses more than four marks on one letter; more of them cover the neighbouring lines. */
const STACKED_ACCENTS = /(\p{M}{4})\p{M}+/gu;

/** Free text with line breaks. Schemas do not transform: use cases must store `clean(text)`. */
export const PlainText = (maxLength: number, minLength = 0) => text(maxLength, minLength, clean);

/** One line of visible text, such as a name or street. Use cases must store `cleanLine(text)`. */
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

/** Measures the stored form: blanks are trimmed, and some letters become two characters. */
const fits = (maximum: number, minimum: number, stored: (typed: string) => string) =>
	z.check<string>(({ value, issues }) => {
		const typed = charactersIn(value);
		if (typed > maximum || typed < minimum) return;
		const kept = charactersIn(stored(value));
		const found = { origin: 'string', inclusive: true, input: value } as const;
		if (kept > maximum) issues.push({ code: 'too_big', maximum, ...found });
		if (kept < minimum) issues.push({ code: 'too_small', minimum, ...found });
	});

/** Counts code points, as PostgreSQL does; `length` counts some of them twice. */
const charactersIn = (text: string): number => [...text].length;

/** A name needs a letter or digit; an empty one fails on its length instead. */
const isCallable = (name: string): boolean => name === '' || /[\p{L}\p{N}]/u.test(name);

/** The canonical form for storage and comparison: NFC, trimmed, without invisible characters; inner blanks stay. */
export const clean = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(BLANK_FILLERS, ' ')
		.replace(HIDDEN, '$1')
		.normalize('NFC')
		.replace(STACKED_ACCENTS, '$1')
		.trim();
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ');
/** `name` is the stored form; equal `nameKey`s mean the same name for a reader. */
export function asName(typed: string): { readonly name: string; readonly nameKey: string } {
	const name = cleanLine(typed);
	return { name, nameKey: name.toLocaleLowerCase('vi') };
}
