import { formatCount, MAX_VND } from '#src/shared/money.ts';

export type MoneyText = { readonly text: string; readonly caret: number; readonly amountVnd: number | null };

const MAX_DIGITS = String(MAX_VND).length;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Groups thousands in what was typed; the caret stays behind the same digit. `null` = nothing typed. */
export function groupTyped(typed: string, caret: number): MoneyText {
	const digits = digitsOf(typed).slice(0, MAX_DIGITS);
	if (digits === '') return { text: '', caret: 0, amountVnd: null };
	const amountVnd = Number(digits);
	const text = formatCount(amountVnd);
	const behindCaret = digitsOf(typed.slice(caret)).length;
	return { text, caret: caretBefore(text, behindCaret), amountVnd };
}

/** Position with exactly `digitCount` digits to its right. */
function caretBefore(text: string, digitCount: number): number {
	let position = text.length;
	for (let seen = 0; position > 0 && seen < digitCount; position -= 1) {
		if (/\d/.test(text[position - 1] ?? '')) seen += 1;
	}
	return position;
}
