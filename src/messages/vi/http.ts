import type { EdgeCode } from '#src/platform/http/problem.ts';
import type { MessageTable } from '../message-table.ts';

export const httpMessages = {
	'http.malformed': 'Yêu cầu không đọc được. Bạn tải lại trang rồi thử lại nhé.',
	'http.invalid_utf8': 'Nội dung gửi lên không phải văn bản hợp lệ.',
	'http.idempotency_key_required': 'Yêu cầu thiếu mã chống gửi lặp. Bạn tải lại trang rồi thử lại nhé.',
	'http.sign_in_required': 'Bạn cần đăng nhập để làm việc này.',
	'http.origin_refused': 'Yêu cầu này không đến từ trang của Chợ Biz nên đã bị từ chối.',
	'http.signature_refused': 'Chữ ký của thông báo này không đúng nên đã bị từ chối.',
	'http.shop_required': 'Việc này chỉ dành cho người bán.',
	'http.shop_not_open': 'Gian hàng chưa được duyệt hoặc đã đóng nên chưa làm được việc này.',
	'http.operator_required': 'Việc này chỉ dành cho người vận hành.',
	'http.not_found': 'Không tìm thấy nội dung bạn cần.',
	'http.method_not_allowed': 'Địa chỉ này không nhận kiểu yêu cầu đó.',
	'http.idempotency_key_reused': 'Mã chống gửi lặp này đã dùng cho một yêu cầu khác.',
	'http.too_large': 'Nội dung gửi lên quá lớn.',
	'http.media_type': 'Kiểu nội dung này không được nhận.',
	'http.misdirected': 'Địa chỉ máy chủ không đúng.',
	'http.invalid': 'Một số ô chưa đúng. Bạn xem lại chỗ được đánh dấu nhé.',
	'http.too_many_requests': 'Bạn thao tác hơi nhanh. Nghỉ một chút rồi thử lại nhé.',
	'http.internal': 'Hệ thống gặp lỗi ngoài ý muốn. Chưa có gì thay đổi; bạn thử lại sau ít phút nhé.',
	'http.unavailable': 'Hệ thống đang bận hoặc bảo trì. Bạn thử lại sau ít giây nhé.',
} satisfies MessageTable<EdgeCode>;
