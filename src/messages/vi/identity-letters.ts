import { BRAND } from '#src/shared/brand.ts';
import { LINK_LIFE_HOURS } from '#src/shared/limits/identity-limits.ts';

type Messages = { readonly subject: string; readonly body: string; readonly action: string };

export const identityLetters = {
	verifyEmail: (name: string): Messages => ({
		subject: `Xác nhận e-mail của bạn tại ${BRAND.name}`,
		body: [
			`Chào ${name},`,
			`Bạn vừa dùng địa chỉ này để mở tài khoản ${BRAND.name}. Bấm nút bên dưới để xác nhận đây đúng là e-mail của bạn; sau đó bạn có thể mở gian hàng, trả giá, đấu giá và đăng bài.`,
			`Liên kết dùng được một lần, trong ${LINK_LIFE_HOURS.verify_email} giờ. Nếu bạn không mở tài khoản này, bạn bỏ qua thư là được.`,
		].join('\n'),
		action: 'Xác nhận e-mail',
	}),
	resetPassword: (name: string): Messages => ({
		subject: `Đặt lại mật khẩu ${BRAND.name}`,
		body: [
			`Chào ${name},`,
			'Có người, mong là bạn, vừa xin đặt lại mật khẩu cho tài khoản này. Bấm nút bên dưới để chọn mật khẩu mới; mọi thiết bị đang đăng nhập sẽ được đăng xuất.',
			`Liên kết dùng được một lần, trong ${LINK_LIFE_HOURS.reset_password} giờ. Nếu không phải bạn, bạn bỏ qua thư: mật khẩu cũ vẫn giữ nguyên.`,
		].join('\n'),
		action: 'Đặt mật khẩu mới',
	}),
	foot: `${BRAND.name} gửi thư này vì có thao tác với tài khoản mang địa chỉ e-mail của bạn.`,
} as const;
