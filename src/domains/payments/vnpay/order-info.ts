const MAX_CHARS = 255;
const COMBINING_MARKS = /\p{M}/gu;
const REJECTED_BY_VNPAY = /[^A-Za-z0-9 .,:-]+/g;

/** VNPAY accepts Vietnamese without diacritics and no punctuation except `. , : -`. */
export function toOrderInfo(text: string): string {
	return text
		.normalize('NFD')
		.replace(COMBINING_MARKS, '')
		.replace(/đ/g, 'd')
		.replace(/Đ/g, 'D')
		.replace(REJECTED_BY_VNPAY, ' ')
		.replace(/ {2,}/g, ' ')
		.trim()
		.slice(0, MAX_CHARS);
}
