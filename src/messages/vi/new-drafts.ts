import { formatCount } from '#src/shared/text/amount-text.ts';

export const newDraftMessages = {
	title: (count: number): string => `Đang viết dở ${formatCount(count)} sản phẩm`,
	text: 'Mỗi bản giữ riêng, mở lại được trên thiết bị khác. Bản 60 ngày không viết tiếp thì tự xóa.',
	unnamed: 'Sản phẩm chưa đặt tên',
	savedAt: (at: string): string => `Viết lần cuối ${at}`,
	goOn: 'Viết tiếp',
	drop: 'Xóa',
	dropTitle: 'Xóa bản viết dở này?',
	dropText: (name: string): string => `Mọi điều bạn đã viết cho “${name}” sẽ mất.`,
	keep: 'Giữ lại',
	dropped: 'Đã xóa bản viết dở.',
	notDropped: 'Chưa xóa được bản viết dở. Bạn thử lại nhé.',
} as const;
