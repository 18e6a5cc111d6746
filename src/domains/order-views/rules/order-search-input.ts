import { toE164 } from '#src/shared/phone.ts';
import { foldVietnamese } from '#src/shared/slug.ts';

export type OrderSearch =
	| { readonly kind: 'number'; readonly number: string }
	| { readonly kind: 'digits'; readonly digits: string }
	| { readonly kind: 'words'; readonly words: readonly string[] };

const WORDS_MAX = 8;
/** A full order number at the end of the input, with any separators and any text before it. */
const NAMED_NUMBER = /^[^\d]*([1-9](?:[\s.-]?\d){9})$/;
const ONLY_DIGITS = /^[\s\d#+().-]*\d[\s\d#+().-]*$/;

export function readOrderSearch(typed: string): OrderSearch | null {
	const folded = foldVietnamese(typed).trim();
	if (folded === '') return null;
	const digits = folded.replace(/\D/g, '');
	if (NAMED_NUMBER.test(folded)) return { kind: 'number', number: digits };
	if (ONLY_DIGITS.test(folded)) return { kind: 'digits', digits: localPhone(folded) ?? digits };
	const words = folded.split(/[^a-z0-9]+/).filter((word) => word !== '');
	return { kind: 'words', words: words.slice(0, WORDS_MAX) };
}

function localPhone(typed: string): string | null {
	const phone = toE164(typed);
	return phone && `0${phone.slice(3)}`;
}
