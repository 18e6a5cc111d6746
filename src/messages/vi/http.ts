import type { EdgeCode } from '#src/platform/http/problem.ts';
import { BRAND, LEGAL_IDENTITY } from '#src/shared/brand.ts';
import type { MessageEntry, MessageTable } from '../message-table.ts';

export const httpMessages = {
	'http.malformed': 'Yêu cầu không đọc được. Bạn hãy tải lại trang rồi thử lại.',
	'http.invalid_utf8': 'Nội dung gửi lên không phải văn bản hợp lệ.',
	'http.idempotency_key_required': 'Yêu cầu thiếu mã chống gửi lặp. Bạn hãy tải lại trang rồi thử lại.',
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
	'http.invalid': 'Một số ô chưa đúng. Bạn hãy xem lại chỗ được đánh dấu.',
	'http.too_many_requests': 'Bạn thao tác quá nhanh. Chờ một chút rồi thử lại.',
	'http.internal': 'Hệ thống gặp lỗi ngoài ý muốn. Chưa có gì thay đổi; bạn hãy thử lại sau ít phút.',
	'http.unavailable': 'Hệ thống đang bận hoặc bảo trì. Bạn hãy thử lại sau ít giây.',
} satisfies MessageTable<EdgeCode>;

export const FIELD_FALLBACK = 'Ô này có ký tự hoặc cách ghi không dùng được. Bạn hãy ghi như gợi ý cạnh ô.';
const FORMATS: Readonly<Record<string, string>> = {
	email: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	url: 'Đường dẫn chưa đúng, ví dụ: https://vidu.vn.',
	date: 'Ngày chưa đúng, bạn hãy chọn trong lịch.',
	datetime: 'Ngày giờ chưa đúng, bạn hãy chọn trong lịch.',
};

export const fieldMessages: Readonly<Record<string, MessageEntry>> = {
	invalid_type: ({ expected }) =>
		expected === 'number' || expected === 'int' ? 'Cần nhập một con số.' : 'Bạn chưa nhập ô này.',
	invalid_value: 'Bạn hãy chọn một trong các mục có sẵn.',
	invalid_format: ({ format }) => FORMATS[String(format)] ?? FIELD_FALLBACK,
	too_small: ({ origin, minimum }) =>
		origin === 'string'
			? Number(minimum) <= 1
				? 'Bạn chưa nhập ô này.'
				: `Cần ít nhất ${minimum} ký tự.`
			: origin === 'array'
				? `Cần chọn ít nhất ${minimum} mục.`
				: `Nhỏ nhất là ${minimum}.`,
	too_big: ({ origin, maximum }) =>
		origin === 'string'
			? `Nhiều nhất ${maximum} ký tự.`
			: origin === 'array'
				? `Nhiều nhất ${maximum} mục.`
				: `Lớn nhất là ${maximum}.`,
	not_multiple_of: ({ divisor }) => `Phải là bội số của ${divisor}.`,
	unrecognized_keys: 'Yêu cầu có trường không hợp lệ.',
	invalid_union: 'Bạn hãy chọn một trong các mục có sẵn.',
	'orders.line_twice': 'Có sản phẩm bị gửi hai lần trong cùng lần đặt. Bạn tải lại trang rồi đặt lại.',
	'list.twice': 'Danh sách có mục bị lặp lại. Mỗi mục chỉ gửi một lần.',
	'orders.shop_twice': 'Mỗi gian hàng chỉ xuất hiện một lần trong một lần đặt.',
	'text.unstorable': 'Có ký tự không lưu được. Bạn hãy xóa ký tự lạ rồi thử lại.',
	'text.unprintable': 'Có ký tự không in được. Bạn hãy xóa ký tự đó rồi thử lại.',
	'text.email': 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	'text.phone': 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
	'text.latin_needed': 'Bạn ghi tên bằng chữ cái Việt hoặc Anh, để in được lên phiếu giao hàng.',
	'text.no_letter': 'Ô này cần có ít nhất một chữ cái hoặc chữ số.',
};

/** Texts of the API documentation. Endpoint summaries are written in English in the code. */
export const apiMessages = {
	document: {
		title: `${BRAND.name} API`,
		description: `Giao diện lập trình của ${BRAND.name}. Số tiền là số nguyên tính bằng đồng, thời điểm theo ISO 8601 (UTC).`,
	},
	audience: {
		public: 'Ai cũng gọi được',
		member: 'Cần đăng nhập',
		vendor: 'Chỉ người bán',
		operator: 'Chỉ người vận hành',
	},
	place: { path: 'trong đường dẫn', query: 'trong câu truy vấn', body: 'trong nội dung' },
	key: { required: 'Bắt buộc có Idempotency-Key', accepted: 'Nhận Idempotency-Key' },
} as const;

export const mailLinkHint = 'Nút không mở được? Bạn sao chép địa chỉ này vào trình duyệt:';

export const mailFoot = `${BRAND.name} gửi thư này vì nó liên quan đến đơn hàng, gian hàng, bizcoin, đánh giá hoặc câu hỏi của bạn. Hỗ trợ: ${LEGAL_IDENTITY.email}, ${LEGAL_IDENTITY.phone}.`;

/** Shown on every page of a public site with fake providers. */
export const testSiteNotice = 'Trang thử nghiệm: đơn hàng, tiền và thư ở đây không có thật.';
