import type { MediaRefusal } from '#src/domains/media/contract.ts';
import type { WordsTable } from '../words-table.ts';

export const mediaWords = {
	'media.too_large': 'Ảnh nặng quá 10 MB. Bạn chọn ảnh nhẹ hơn nhé.',
	'media.not_a_picture': 'Tệp này không phải ảnh JPEG, PNG, WebP hay HEIC đọc được.',
	'media.too_small': ({ minPx }) => `Ảnh nhỏ quá. Mỗi cạnh cần ít nhất ${minPx} điểm ảnh.`,
} satisfies WordsTable<MediaRefusal>;
