import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract.ts';
import { type WordsDoubt, wordsDoubts } from './words-check.ts';

const CODES = {
	banned_words: 'vendors.words_banned',
	contact_in_text: 'vendors.words_contact',
	link_in_text: 'vendors.words_link',
} as const satisfies Record<WordsDoubt, string>;
type WordsFailure = (typeof CODES)[WordsDoubt];

/**
 * Nobody looks at a shop's own words before they are shown: what a listing may not say is refused beside its field.
 * What is `standing` there already stays.
 */
export function checkShopTexts(
	written: Readonly<Record<string, string>>,
	status: Readonly<Record<string, string>> = {},
): Result<null, Failure<WordsFailure>> {
	const faults = Object.entries(written).flatMap(([field, text]) => {
		const [doubt] = text === status[field] ? [] : wordsDoubts(text);
		return doubt ? [[field, CODES[doubt]] as const] : [];
	});
	const [first] = faults;
	return first ? fail(first[1], undefined, Object.fromEntries(faults)) : ok(null);
}
