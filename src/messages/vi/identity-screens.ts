import type { AccountProblem, IdentityScreen, SignInProblem, SignInPurpose } from '#src/shared/identity-screen.ts';
import { LOCK_MINUTES, NAME_MAX_LENGTH, PASSWORD_MAX, WRONG_TRIES_MAX } from '#src/shared/limits/identity-limits.ts';
import { identityMessages } from './identity.ts';

export const signInProblems: Readonly<Record<SignInProblem, string>> = {
	wrong: `E-mail hoặc mật khẩu chưa đúng. Sau ${WRONG_TRIES_MAX} lần sai, tài khoản tạm khóa ${LOCK_MINUTES} phút.`,
};
export const accountProblems = (passwordMin: number): Readonly<Record<AccountProblem, string>> => ({
	email: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	email_taken: 'E-mail này đã có tài khoản. Bạn đăng nhập, hoặc đặt lại mật khẩu nếu quên nhé.',
	name: `Bạn cho biết tên của mình nhé, nhiều nhất ${NAME_MAX_LENGTH} ký tự.`,
	too_short: `Mật khẩu cần ít nhất ${passwordMin} ký tự.`,
	too_long: `Mật khẩu nhiều nhất ${PASSWORD_MAX} ký tự.`,
	too_common: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Bạn chọn mật khẩu khác nhé.',
});

const purposes: Readonly<Record<SignInPurpose, string>> = {
	order: 'đặt hàng',
	cart: 'mở giỏ hàng',
	orders: 'xem đơn hàng của bạn',
	wishlist: 'xem danh sách yêu thích của bạn',
	coin: 'xem bizcoin của bạn',
	followed_shops: 'xem các gian hàng bạn theo dõi',
	addresses: 'mở sổ địa chỉ',
	account: 'mở tài khoản của bạn',
	notices: 'xem thông báo của bạn',
	complaint: 'gửi và theo dõi khiếu nại',
	apply: 'đăng ký bán hàng',
	console: 'vào kênh người bán',
	bargain: 'trả giá',
	product: 'tiếp tục với sản phẩm bạn đang xem',
	shop: 'tiếp tục ở gian hàng bạn đang xem',
};
/** Explains why the sign-in form appears. */
export const signInLeads = {
	sign_in: (purpose: SignInPurpose) => `Đăng nhập để ${purposes[purpose]}.`,
	register: (purpose: SignInPurpose | null) =>
		[
			...(purpose ? [`Đăng ký để ${purposes[purpose]}.`] : []),
			'Mua hàng ngay sau khi đăng ký; việc xác nhận e-mail làm sau cũng được.',
		].join(' '),
} as const;

type OverScreen = Extract<IdentityScreen, { kind: 'over' }>;
export const formOverMessages = {
	why: {
		past: 'Trang này đã mở quá lâu hoặc đã được dùng rồi, nên không nhận thông tin nữa. Tài khoản của bạn không bị ảnh hưởng gì.',
		malformed: 'Thông tin vừa gửi không đọc được, nên chưa có gì được nhận. Bạn mở lại trang và nhập lại giúp nhé.',
		too_large: 'Thông tin vừa gửi dài hơn mức cho phép, nên chưa có gì được nhận. Bạn nhập ngắn hơn giúp nhé.',
	} satisfies Record<OverScreen['reason'], string>,
	retains: (email: string) => `E-mail ${email} sẽ được điền sẵn.`,
	again: { sign_in: 'Đăng nhập lại từ đầu', register: 'Đăng ký lại từ đầu' } satisfies Record<
		OverScreen['form'],
		string
	>,
} as const;

export const accountScreenMessages = {
	nameMissing: 'Bạn chưa nhập ô này.',
	phoneWrong: identityMessages['identity.phone_invalid'],
	profileSaved: 'Đã lưu thông tin của bạn.',
	mailSent: 'Đã gửi thư xác nhận. Bạn xem hộp thư, cả mục thư rác nhé.',
} as const;
