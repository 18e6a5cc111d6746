import type { MediaFailure } from '#src/domains/media/contract.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import type { MessageTable } from '../message-table.ts';

export const controlMessages = {
	less: 'Bớt',
	more: 'Thêm',
	choose: 'Chọn…',
	loading: 'Đang tải…',
	optional: '(không bắt buộc)',
	openList: (label: string): string => `Mở danh sách ${label}`,
	pictureFormats: 'Ảnh JPEG, PNG, WebP, AVIF hoặc HEIC, mỗi ảnh tối đa 10 MB.',
	pictureOf: (at: number): string => `Ảnh ${at}`,
	steps: { done: 'Đã xong', now: 'Bước hiện tại', later: 'Chưa tới', failed: 'Không thành công' },
} as const;

/** Texts around toasts. */
export const toastMessages = {
	/** Must equal the messages of server and browser for an expired session. */
	signInNeeded: ['Phiên đăng nhập đã hết. Bạn hãy đăng nhập lại để tiếp tục.', 'Bạn cần đăng nhập để làm việc này.'],
	signInAgain: 'Đăng nhập lại',
	close: 'Đóng thông báo',
	region: 'Thông báo',
} as const;

export const dialogMessages = { close: 'Đóng', cancel: 'Hủy' } as const;

export const typedNumberMessages = {
	notWhole: 'Ô này chỉ nhận số nguyên, ví dụ 5 hoặc 12.000.',
	tooLong: 'Số này quá lớn.',
	countNeeded: (min: number): string => `Nhập một số nguyên từ ${formatCount(min)} trở lên.`,
	atMost: (max: number): string => `Nhiều nhất là ${formatCount(max)}.`,
	atLeast: (min: number): string => `Ít nhất là ${formatCount(min)}.`,
	inSteps: (step: number, min: number): string =>
		`Bạn chọn ${formatCount(min)}, ${formatCount(min + step)}, ${formatCount(min + 2 * step)}…`,
} as const;

/** Shown in the console on a concurrent change, before anything is overwritten. */
export const changedMessages = {
	title: (what: string): string => `Người khác vừa sửa ${what}`,
	text: 'Chưa có gì bị ghi đè. Bản mới của họ ở dưới, nội dung bạn nhập vẫn còn: bạn chọn bản muốn giữ rồi lưu.',
	marks: 'Chỗ hai bản khác nhau được tô màu.',
	struck: 'Chữ gạch ngang là phần của bạn mà bản kia không có.',
	takeTheirs: 'Lấy bản của họ',
	saveMine: 'Giữ bản của tôi',
	/** The form's error message. */
	refused: (what: string): string => `Người khác vừa sửa ${what}. Bạn hãy xem bản mới, chọn bản muốn giữ rồi lưu.`,
} as const;

const NAME_SHOWN_MAX = 40;

export const fieldMessages = {
	missing: 'Bạn chưa nhập ô này.',
	emailWrong: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	tooShort: (min: number) => `Cần ít nhất ${min} ký tự.`,
	tooLong: (max: number, by: number) => `Nhiều nhất ${formatCount(max)} ký tự, bạn hãy bớt ${formatCount(by)} ký tự.`,
	count: (length: number, max: number) => `${formatCount(length)}/${formatCount(max)} ký tự`,
	fileRejected: (name: string, why: string) =>
		`${name.length > NAME_SHOWN_MAX ? `${name.slice(0, NAME_SHOWN_MAX - 1)}…` : name}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
} as const;

/** The text for phones, and the rest for wider screens. */
export type ResponsiveMessage = readonly [string, string];

export const mediaMessages = {
	'media.too_large': 'Ảnh nặng quá 10 MB. Bạn hãy chọn ảnh nhẹ hơn.',
	'media.not_a_picture': 'Không đọc được ảnh trong tệp này. Bạn hãy chọn ảnh JPEG, PNG, WebP, AVIF hoặc HEIC.',
	'media.too_many_pixels': ({ megapixels, maxMegapixels }) =>
		`Ảnh có ${formatCount(Number(megapixels))} triệu điểm ảnh, tối đa là ${formatCount(Number(maxMegapixels))} triệu. Bạn thu nhỏ ảnh rồi tải lại.`,
	'media.too_small': ({ minPx }) => `Ảnh nhỏ quá. Mỗi cạnh cần ít nhất ${minPx} điểm ảnh.`,
} satisfies MessageTable<MediaFailure>;

export const confirmMessages = {
	reason: 'Lý do',
	reasonOptional: 'Lý do (không bắt buộc)',
	reasonNeeded: 'Bạn chưa chọn lý do.',
} as const;

export const dayMessages = {
	day: 'Ngày',
	month: 'Tháng',
	year: 'Năm',
	chosen: (day: string): string => `Đã chọn ${day}.`,
} as const;

export const quantityMessages = {
	countOf: (name: string): string => `Số lượng ${name}`,
} as const;

/**
 * Three English texts for selection lists, verbatim from the specification. On pages the heading is Vietnamese and they
 * stand small under it.
 */
export const emptyListMessages = {
	listEmpty: 'The list is empty',
	listNoResults: 'No results found',
	listNoOptions: 'Sorry, no matching options.',
} as const;
