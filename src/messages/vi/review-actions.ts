import { USER_CONTENT_CHECKED_WITHIN_HOURS } from '#src/shared/limits/review-limits.ts';

export const userContentActionMessages = {
	reported: 'Cảm ơn bạn. Nhân viên sẽ xem nội dung này.',
	asked: 'Câu hỏi đã hiện trên trang. Người bán sẽ được báo.',
	requestedQueued: `Câu hỏi đang chờ kiểm tra, thường trong ${USER_CONTENT_CHECKED_WITHIN_HOURS} giờ.`,
	answered: 'Câu trả lời của bạn đã hiện trên trang.',
	changed: 'Đã cập nhật danh sách.',
	failed: 'Chưa tải được danh sách. Bạn hãy thử lại.',
} as const;
