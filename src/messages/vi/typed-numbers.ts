import { formatCount } from '#src/shared/text/amount-text.ts';

export const typedNumberMessages = {
	notWhole: 'Ô này chỉ nhận số nguyên, ví dụ 5 hoặc 12.000.',
	countNeeded: (min: number): string => `Bạn ghi một số nguyên từ ${formatCount(min)} trở lên.`,
	atMost: (max: number): string => `Nhiều nhất là ${formatCount(max)}.`,
	atLeast: (min: number): string => `Ít nhất là ${formatCount(min)}.`,
	inSteps: (step: number, min: number): string =>
		`Bạn chọn ${formatCount(min)}, ${formatCount(min + step)}, ${formatCount(min + 2 * step)}…`,
} as const;
