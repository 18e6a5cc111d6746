/** A lone surrogate becomes U+FFFD in a text column and fails in jsonb; NUL fails in both. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** No font has private-use characters and noncharacters, so that they mean nothing to another reader. */
export const isPrintable = (text: string): boolean => !/[\p{Co}\p{NChar}]/u.test(text);

/** Invisible characters except line breaks, emoji joiners and the tags of flag emoji. */
const HIDDEN =
	/([\n\t]|\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F}|(?:\p{Extended_Pictographic}|\p{EMod}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))|[\p{Cc}\p{Cf}]/gu;
/** These look blank, but Unicode classifies them as letters or symbols. */
const BLANK_FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800]/g;
/** No language uses more than four marks on one letter; more of them cover the neighbouring lines. */
const STACKED_ACCENTS = /(\p{M}{4})\p{M}+/gu;

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
