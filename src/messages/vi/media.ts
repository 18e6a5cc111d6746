import type { MediaFailure } from '#src/domains/media/contract.ts';
import type { MessageTable } from '../message-table.ts';

export const mediaMessages = {
	'media.too_large': 'Ảnh nặng quá 10 MB. Bạn chọn ảnh nhẹ hơn nhé.',
	'media.not_a_picture': 'Tệp này không phải ảnh JPEG, PNG, WebP hay HEIC đọc được.',
	'media.too_small': ({ minPx }) => `Ảnh nhỏ quá. Mỗi cạnh cần ít nhất ${minPx} điểm ảnh.`,
} satisfies MessageTable<MediaFailure>;
