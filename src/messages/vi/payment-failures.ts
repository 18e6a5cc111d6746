import type { PaymentFailure } from '#src/domains/payments/contract/payments.ts';

export const paymentFailureReasons: Readonly<Record<PaymentFailure, string>> = {
	not_registered: 'Thẻ hoặc tài khoản chưa đăng ký Internet Banking',
	wrong_details: 'Nhập sai thông tin thẻ quá 3 lần',
	timed_out: 'Quá giờ mà ngân hàng chưa nhận được tiền',
	locked: 'Thẻ hoặc tài khoản bị khóa',
	wrong_otp: 'Mã OTP chưa đúng',
	cancelled: 'Bạn hủy ở trang VNPAY',
	insufficient_balance: 'Tài khoản không đủ số dư',
	daily_limit: 'Vượt hạn mức giao dịch trong ngày',
	bank_maintenance: 'Ngân hàng bảo trì',
	wrong_password: 'Mật khẩu thanh toán bị nhập sai quá số lần cho phép',
	other: 'Ngân hàng không thực hiện được giao dịch',
};

export const failureReasonOf = (reason: string | null): string =>
	reason !== null && Object.hasOwn(paymentFailureReasons, reason)
		? paymentFailureReasons[reason as PaymentFailure]
		: paymentFailureReasons.other;
