import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../../contract/shop.ts';
import { findTextIssues, type TextIssue } from './text-check.ts';

const CODES = {
	banned_words: 'vendors.words_banned',
	contact_in_text: 'vendors.words_contact',
	link_in_text: 'vendors.words_link',
} as const satisfies Record<TextIssue, string>;
type TextFailure = (typeof CODES)[TextIssue];

/**
 * Shop texts are published without review, so the rules for listings apply to each field. An unchanged text in
 * `standing` passes.
 */
export function checkShopTexts(
	written: Readonly<Record<string, string>>,
	status: Readonly<Record<string, string>> = {},
): Result<null, Failure<TextFailure>> {
	const faults = Object.entries(written).flatMap(([field, text]) => {
		const [doubt] = text === status[field] ? [] : findTextIssues(text);
		return doubt ? [[field, CODES[doubt]] as const] : [];
	});
	const [first] = faults;
	return first ? fail(first[1], undefined, Object.fromEntries(faults)) : ok(null);
}
