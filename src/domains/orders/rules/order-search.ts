import { toE164 } from '#src/shared/phone.ts';
import { foldVietnamese } from '#src/shared/slug.ts';

/** What is looked for: digits of a number, a phone or an SKU; or words, each the beginning of one. */
export type OrderSearch =
	| { readonly kind: 'number'; readonly number: string }
	| { readonly kind: 'digits'; readonly digits: string }
	| { readonly kind: 'words'; readonly words: readonly string[] };

/** More words narrow nothing any more. */
const WORDS_MAX = 8;
/** A whole number of an order at the end, however it is grouped and called. */
const NAMED_NUMBER = /^[^\d]*([1-9](?:[\s.-]?\d){9})$/;
const ONLY_DIGITS = /^[\s\d#+().-]*\d[\s\d#+().-]*$/;

/** `null`: nothing is looked for. */
export function readOrderSearch(typed: string): OrderSearch | null {
	const folded = foldVietnamese(typed).trim();
	if (folded === '') return null;
	const digits = folded.replace(/\D/g, '');
	if (NAMED_NUMBER.test(folded)) return { kind: 'number', number: digits };
	if (ONLY_DIGITS.test(folded)) return { kind: 'digits', digits: localPhone(folded) ?? digits };
	const words = folded.split(/[^a-z0-9]+/).filter((word) => word !== '');
	return { kind: 'words', words: words.slice(0, WORDS_MAX) };
}

/** As it is written at home, whatever stands before it. */
function localPhone(typed: string): string | null {
	const phone = toE164(typed);
	return phone && `0${phone.slice(3)}`;
}
