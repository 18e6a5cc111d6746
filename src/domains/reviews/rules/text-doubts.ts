import { findTextIssues, normaliseVisible } from '#src/domains/vendors/rules/shop-page/text-check.ts';

export const REVIEW_TEXT_ISSUES = ['link_in_text', 'contact_in_text', 'profanity'] as const;
export type ReviewTextIssue = (typeof REVIEW_TEXT_ISSUES)[number];

/** Vietnamese swear words with diacritics, because without them most are harmless words. */
const PROFANE = new Set([
	'địt',
	'đụ',
	'đù',
	'lồn',
	'cặc',
	'buồi',
	'đéo',
	'đếch',
	'đĩ',
	'điếm',
	'đm',
	'đmm',
	'đcm',
	'đkm',
	'dmm',
	'dcm',
	'vcl',
	'vkl',
	'vcc',
	'clgt',
	'cmm',
	'cmnr',
	'đệt',
	'đậu má',
	'óc chó',
	'thằng chó',
	'con chó',
	'chó má',
	'mất dạy',
	'khốn nạn',
	'khốn kiếp',
	'súc vật',
	'vô học',
	'con mẹ mày',
	'bố mày',
	'tổ sư',
	'fuck',
	'fucking',
	'shit',
	'bitch',
]);
/** Masked swear words such as `đ.m`. Excludes `/`, because `đ/m` is a price per metre. */
const MASKED = /(?<!\p{L})đ[.*](?:c[.*])?m(?!\p{L})/u;
const WORDS_MAX = 3;
const MAIL = /[^\s@]{1,64}@[^\s@.]{1,64}\./;
const OTHER_PLACE = /\b(zalo|telegram|messenger|viber)\b/;

export function findReviewTextIssues(text: string): readonly ReviewTextIssue[] {
	const seen = normaliseVisible(text).toLowerCase();
	const doubts = new Set<ReviewTextIssue>();
	for (const doubt of findTextIssues(seen)) {
		if (doubt !== 'banned_words') doubts.add(doubt);
	}
	if (MAIL.test(seen) || OTHER_PLACE.test(seen)) doubts.add('contact_in_text');
	if (isProfane(seen) || MASKED.test(seen)) doubts.add('profanity');
	return [...doubts];
}

function isProfane(text: string): boolean {
	const words = text.split(/[^\p{L}\p{N}]+/u);
	return words.some((_, at) =>
		Array.from({ length: WORDS_MAX }, (_none, more) => words.slice(at, at + more + 1).join(' ')).some((phrase) =>
			PROFANE.has(phrase),
		),
	);
}
