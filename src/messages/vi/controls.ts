import { formatCount } from '#src/shared/amount-text.ts';

/** What the controls of every form say of themselves. */
export const controlWords = {
	less: 'Bớt',
	more: 'Thêm',
	choose: 'Chọn…',
	loading: 'Đang tải…',
	notWhole: 'Ô này chỉ nhận số nguyên, ví dụ 5 hoặc 12.000.',
	countNeeded: (min: number): string => `Bạn ghi một số nguyên từ ${formatCount(min)} trở lên.`,
	atMost: (max: number): string => `Nhiều nhất là ${formatCount(max)}.`,
	atLeast: (min: number): string => `Ít nhất là ${formatCount(min)}.`,
	inSteps: (step: number, min: number): string =>
		`Bạn chọn ${formatCount(min)}, ${formatCount(min + step)}, ${formatCount(min + 2 * step)}…`,
	optional: '(không bắt buộc)',
	openList: (label: string): string => `Mở danh sách ${label}`,
	pictureOf: (at: number): string => `Ảnh ${at}`,
	steps: { done: 'Đã xong', now: 'Đang ở đây', later: 'Chưa tới', failed: 'Không thành' },
} as const;
