import * as z from 'zod/mini';

/** Lone surrogates become U+FFFD in a text column and fail in jsonb; NUL fails in both. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
/** Zero-width, bidirectional and other invisible controls: two names must not merely look equal. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** Free text, any lines. Contracts hold no transform: use cases store `clean(text)`. */
export const PlainText = (maxLength: number, minLength = 0) =>
	z
		.string()
		.check(
			z.minLength(minLength),
			z.maxLength(maxLength),
			z.refine(isStorable, { error: 'text.unstorable' }),
			staysShort(maxLength),
		);

/** A few characters of other scripts become two in the form in which text is stored. */
const staysShort = (maximum: number) =>
	z.check<string>(({ value, issues }) => {
		if (value.length > maximum || clean(value).length <= maximum) return;
		issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value });
	});

/** One line of visible text: a name, a title, a street. */
export const LineText = (maxLength: number, minLength = 1) =>
	PlainText(maxLength, minLength).check(
		z.refine((text) => !INVISIBLE.test(text), { error: 'text.invisible' }),
		z.refine((text) => minLength === 0 || text.trim().length >= Math.min(minLength, 1), { error: 'text.blank' }),
	);

/** NFC and trimmed, inner runs of blanks kept: the form in which text is stored and compared. */
export const clean = (text: string): string => text.normalize('NFC').trim();
/** As `clean`, with runs of white space as one blank: for names. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ');
/** How a name is stored, and by what two names are the same to a reader: any case, spelling or blanks between words. */
export function asName(typed: string): { readonly name: string; readonly nameKey: string } {
	const name = cleanLine(typed);
	return { name, nameKey: name.toLocaleLowerCase('vi') };
}
