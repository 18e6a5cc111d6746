import * as z from 'zod/mini';
import { clean, cleanLine, isPrintable, isStorable } from './clean.ts';

export { clean, cleanLine, isStorable };

/** Free text with line breaks. Parsing cleans it: what nobody sees is removed, joined emoji and line breaks stay. */
export const PlainText = (maxLength: number, minLength = 0) => text(maxLength, minLength, clean);

/** One line of visible text, such as a name or street. Parsing cleans it, line breaks become blanks. */
export const LineText = (maxLength: number, minLength = 1) =>
	text(maxLength, minLength, cleanLine).check(
		z.refine((stored) => minLength === 0 || isCallable(stored), { error: 'text.no_letter' }),
	);

const text = (maxLength: number, minLength: number, cleaned: (typed: string) => string) =>
	z
		.string()
		.check(
			z.refine(isStorable, { error: 'text.unstorable' }),
			z.overwrite(cleaned),
			z.minLength(minLength),
			z.maxLength(maxLength),
			z.refine(isPrintable, { error: 'text.unprintable' }),
		);

/** A name needs a letter or digit; an empty one fails on its length instead. */
const isCallable = (name: string): boolean => name === '' || /[\p{L}\p{N}]/u.test(name);

/** `name` is the stored form; equal `nameKey`s mean the same name for a reader. */
export function asName(typed: string): { readonly name: string; readonly nameKey: string } {
	const name = cleanLine(typed);
	return { name, nameKey: name.toLocaleLowerCase('vi') };
}
