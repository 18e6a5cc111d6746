import * as z from 'zod/mini';

/** Lone surrogates become U+FFFD in a text column and fail in jsonb; NUL fails in both. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
/** Zero-width, bidirectional and other invisible controls: two names must not merely look equal. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** Free text, any lines. Contracts hold no transform: use cases store `clean(text)`. */
export const PlainText = (maxLength: number, minLength = 0) => text(maxLength, minLength, clean);

/** One line of visible text: a name, a title, a street. Use cases store `cleanLine(text)`. */
export const LineText = (maxLength: number, minLength = 1) =>
	text(maxLength, minLength, cleanLine).check(z.refine((typed) => !INVISIBLE.test(typed), { error: 'text.invisible' }));

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

/** NFC and trimmed, inner runs of blanks kept: the form in which text is stored and compared. */
export const clean = (text: string): string => text.normalize('NFC').trim();
/** As `clean`, with runs of white space as one blank: for names. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ');
/** How a name is stored, and by what two names are the same to a reader: any case, spelling or blanks between words. */
export function asName(typed: string): { readonly name: string; readonly nameKey: string } {
	const name = cleanLine(typed);
	return { name, nameKey: name.toLocaleLowerCase('vi') };
}
