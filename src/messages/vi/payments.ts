import {
	ATTEMPT_MINUTES,
	type IncidentKind,
	type PaymentError,
	type PaymentFailure,
	type PaymentState,
} from '#src/domains/payments/contract/payments.ts';
import type { RefundState } from '#src/domains/payments/contract/refunds.ts';
import type { MessageTable } from '../message-table.ts';

export const paymentMessages = {
	'payments.not_found': 'Không tìm thấy lần thanh toán này.',
	'payments.not_open': 'Lần thanh toán này đã kết thúc. Bạn mở đơn hàng và chọn thanh toán lại nhé.',
	'payments.provider_unavailable':
		'Cổng thanh toán đang tạm ngừng. Bạn chọn trả tiền khi nhận hàng, hoặc thử lại sau ít phút nhé.',
	'payments.not_paid': 'Khoản này chưa được thanh toán trực tuyến nên không có tiền để hoàn.',
	'payments.refund_not_stuck': 'Khoản hoàn này không chờ người xử lý.',
	'payments.refund_not_unclear': 'Khoản hoàn này không ở trạng thái chưa rõ kết quả nên không có gì để loại trừ.',
	'payments.incident_not_open': 'Không có sự cố nào mang mã này đang mở.',
	'payments.refund_not_found': 'Không tìm thấy khoản hoàn này.',
	'payments.refund_needs_no_account': 'Khoản hoàn này không chờ tài khoản nữa. Bạn tải lại trang để xem nhé.',
	'payments.no_account': 'Chủ của khoản hoàn này chưa cho biết tài khoản nhận tiền.',
	'payments.account_changed':
		'Chủ khoản hoàn đã ghi tài khoản khác sau lần bạn xem. Bạn xem lại tài khoản; nếu đã chuyển vào tài khoản cũ, hãy đối chiếu với ngân hàng trước nhé.',
	'payments.test_site': 'Đây là trang thử nghiệm: không chuyển tiền cho ai.',
	'payments.reason_missing': 'Bạn ghi lý do nhé.',
	'payments.own_payment': 'Không ai tự quyết định về khoản thanh toán của chính mình.',
	'payments.in_doubt': 'Khoản này đang chờ quyết định: giữ lại hay trả về.',
	'payments.refund_too_high': 'Số tiền hoàn lớn hơn số tiền đã thanh toán còn lại.',
} satisfies MessageTable<PaymentError>;

export const paymentStateMessages: Readonly<Record<PaymentState, string>> = {
	created: 'Đang chờ thanh toán',
	redirected: 'Đang chờ ngân hàng',
	paid: 'Đã thanh toán',
	failed: 'Thanh toán không thành công',
	expired: 'Hết thời gian thanh toán',
	suspected: 'Đang được ngân hàng kiểm tra',
	refund_pending: 'Đang hoàn tiền',
	part_refunded: 'Đã hoàn một phần tiền',
	refunded: 'Đã hoàn tiền',
	refund_rejected: 'Hoàn tiền chưa thành công',
};

export const refundStateMessages: Readonly<Record<RefundState, string>> = {
	requested: 'Đã ghi nhận, chờ gửi sang VNPAY',
	sending: 'Đang gửi sang VNPAY',
	sent: 'VNPAY đang xử lý',
	done: 'Đã hoàn tiền',
	rejected: 'VNPAY từ chối, Chợ Biz chuyển vào tài khoản bạn ghi',
	unclear: 'Chưa rõ kết quả, chúng tôi đang kiểm tra',
};

export const paymentIncidentMessages: Readonly<Record<IncidentKind, string>> = {
	amount_mismatch: 'Số tiền không khớp với đơn nên được hoàn lại.',
	late_paid: 'Tiền đến khi đơn đã hết hạn nên được hoàn lại.',
	duplicate_paid: 'Đơn đã được trả trước đó nên khoản này được hoàn lại.',
	suspected: 'VNPAY nghi ngờ giao dịch này nên phải kiểm tra lại.',
	refund_rejected: 'VNPAY từ chối lệnh hoàn nên Chợ Biz chuyển vào tài khoản bạn ghi.',
	refund_unclear: 'Chưa rõ ngân hàng đã nhận lệnh hoàn hay chưa; nhân viên Chợ Biz đang kiểm tra.',
	refunded_elsewhere: 'Khoản này đã được hoàn ngoài Chợ Biz.',
};

export const paymentFailureMessages: Readonly<Record<PaymentFailure, string>> = {
	not_registered: 'Thẻ hoặc tài khoản chưa đăng ký Internet Banking. Bạn thử quét mã VNPAY-QR hoặc dùng thẻ khác nhé.',
	wrong_details: 'Thông tin thẻ hoặc tài khoản bị nhập sai quá 3 lần. Bạn kiểm tra lại rồi thanh toán lại nhé.',
	timed_out: `Đã quá ${ATTEMPT_MINUTES} phút mà chưa có kết quả. Bạn thanh toán lại nhé.`,
	locked: 'Thẻ hoặc tài khoản đang bị khóa. Bạn liên hệ ngân hàng, hoặc dùng thẻ khác nhé.',
	wrong_otp: 'Mã OTP chưa đúng. Bạn thanh toán lại và nhập mã mới nhất nhé.',
	cancelled: 'Bạn đã hủy thanh toán. Đơn vẫn còn, bạn thanh toán lại được.',
	insufficient_balance: 'Tài khoản không đủ số dư. Bạn nạp thêm tiền hoặc dùng thẻ khác nhé.',
	daily_limit: 'Tài khoản đã vượt hạn mức giao dịch trong ngày. Bạn dùng thẻ khác hoặc thử lại vào ngày mai nhé.',
	bank_maintenance: 'Ngân hàng đang bảo trì. Bạn chọn ngân hàng khác hoặc thử lại sau nhé.',
	wrong_password: 'Mật khẩu thanh toán bị nhập sai quá số lần cho phép. Bạn thanh toán lại sau nhé.',
	other: 'Ngân hàng không thực hiện được giao dịch. Bạn thanh toán lại hoặc chọn cách khác nhé.',
};
