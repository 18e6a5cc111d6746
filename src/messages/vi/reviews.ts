import type { ReportReason, ReviewsFailure, UserContentState } from '#src/domains/reviews/contract.ts';
import type { MessageTable } from '../message-table.ts';

export const reviewMessages = {
	'reviews.email_unverified': 'Bạn cần xác nhận e-mail trước khi viết để mọi người cùng đọc.',
	'reviews.not_found': 'Không tìm thấy nội dung này. Có thể nó đã được gỡ.',
	'reviews.order_not_complete': 'Đơn hàng chưa hoàn thành. Bạn bấm “Đã nhận hàng” rồi quay lại đánh giá nhé.',
	'reviews.too_late': ({ days }) => `Đã quá ${days} ngày nên không viết hay sửa đánh giá này được nữa.`,
	'reviews.written_before': 'Bạn đã đánh giá món này rồi. Tải lại trang để xem nhé.',
	'reviews.edited_before': 'Đánh giá này đã sửa một lần nên không sửa thêm được nữa.',
	'reviews.removed': 'Nội dung này đã bị gỡ nên không sửa được.',
	'reviews.own': 'Việc này không làm được với nội dung của chính bạn.',
	'reviews.picture_unknown': 'Có ảnh chưa tải lên xong. Bạn tải lại ảnh rồi thử lại nhé.',
	'reviews.reply_too_late': ({ hours }) => `Lời đáp chỉ sửa được trong ${hours} giờ.`,
	'reviews.role_not_allowed': 'Vai trò của bạn trong gian hàng không trả lời khách được.',
	'reviews.text_doubtful': 'Lời viết có số điện thoại, liên kết hoặc từ không phù hợp. Bạn bỏ phần đó rồi gửi lại nhé.',
	'reviews.text_empty': 'Bạn chưa viết gì. Bạn viết vài chữ rồi gửi nhé.',
	'reviews.asked_before': ({ hours }) =>
		`Bạn đã hỏi câu này trong ${hours} giờ qua. Bạn chờ người bán trả lời hoặc hỏi cách khác nhé.`,
	'reviews.not_bought': 'Chỉ người bán và người đã nhận sản phẩm này mới trả lời được.',
	'reviews.reported_before': 'Bạn đã báo nội dung này rồi. Chúng tôi đang xem.',
	'reviews.decided_before': 'Nội dung này đã được gỡ trước đó.',
	'reviews.said_anew': 'Nội dung này đã được sửa sau khi bạn đọc. Bạn đọc lại rồi hãy quyết định.',
} satisfies MessageTable<ReviewsFailure>;

export const userContentStateMessages: Readonly<Record<UserContentState, string>> = {
	published: 'Đang hiển thị',
	queued: 'Chờ kiểm tra',
	removed: 'Đã gỡ',
};

export const reportReasonMessages: Readonly<Record<ReportReason, string>> = {
	personal_data: 'Lộ thông tin cá nhân',
	insult: 'Xúc phạm, tục tĩu',
	advertising: 'Quảng cáo, mời mua nơi khác',
	off_topic: 'Không nói về sản phẩm',
	fake: 'Có dấu hiệu giả mạo',
	illegal: 'Trái pháp luật',
};
