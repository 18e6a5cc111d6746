import { formatCount } from '#src/shared/text/amount-text.ts';

const NAME_SHOWN_MAX = 40;

export const fieldMessages = {
	missing: 'Bạn chưa nhập ô này.',
	emailWrong: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	tooShort: (min: number) => `Cần ít nhất ${min} ký tự.`,
	tooLong: (max: number, by: number) => `Nhiều nhất ${formatCount(max)} ký tự, bạn bớt ${formatCount(by)} ký tự nhé.`,
	count: (length: number, max: number) => `${formatCount(length)}/${formatCount(max)} ký tự`,
	fileRejected: (name: string, why: string) =>
		`${name.length > NAME_SHOWN_MAX ? `${name.slice(0, NAME_SHOWN_MAX - 1)}…` : name}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
} as const;
