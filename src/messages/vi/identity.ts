import type { Device, IdentityFailure } from '#src/domains/identity/contract/identity.ts';
import type { OperatorFailure } from '#src/domains/identity/contract/operators.ts';
import { BRAND } from '#src/shared/brand.ts';
import type {
	AccountProblem,
	CodeProblem,
	IdentityScreen,
	SignInProblem,
	SignInPurpose,
} from '#src/shared/identity-screen.ts';
import {
	CODE_MINUTES,
	FAILED_ATTEMPTS_MAX,
	LINK_LIFE_HOURS,
	LOCK_MINUTES,
	NAME_MAX_LENGTH,
	PASSWORD_MAX,
} from '#src/shared/limits/identity-limits.ts';
import type { MessageTable } from '../message-table.ts';
import { emailSuggested } from './identity-suggestion.ts';

const MINUTE_S = 60;
/** `850` → `15 phút`. */
export const waitMessage = (seconds: unknown): string => {
	const minutes = Math.ceil(Number(seconds) / MINUTE_S);
	return minutes > MINUTE_S ? `${Math.ceil(minutes / MINUTE_S)} giờ` : `${minutes} phút`;
};

export const identityMessages = {
	'identity.email_belongs_to_other_account':
		'E-mail này đã có tài khoản với cách đăng nhập khác. Bạn đăng nhập bằng cách cũ trước, rồi thêm cách này sau nhé.',
	'identity.email_missing':
		'Dịch vụ đăng nhập không cho biết e-mail của bạn, nên Chợ Biz chưa mở được tài khoản. Bạn cho phép chia sẻ e-mail rồi thử lại nhé.',
	'identity.account_locked': 'Tài khoản này đang bị khóa. Bạn liên hệ bộ phận hỗ trợ để được mở lại nhé.',
	'identity.session_not_found': 'Phiên đăng nhập này đã kết thúc rồi.',
	'identity.customer_not_found': 'Không có tài khoản nào với e-mail này.',
	'identity.phone_invalid': 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
	'identity.phone_not_mobile': 'Số máy bàn không nhận được tin nhắn. Bạn nhập số di động nhé.',
	'identity.phone_taken':
		'Số điện thoại này đang thuộc một tài khoản khác. Bạn đăng nhập bằng số đó, hoặc dùng số khác.',
	'identity.phone_verified': 'Số này đã được xác nhận. Muốn đổi, bạn dùng nút Đổi số điện thoại.',
	'identity.phone_not_offered': 'Chợ Biz chưa gửi được tin nhắn, nên chưa xác nhận được số điện thoại.',
	'identity.code_wrong': 'Mã chưa đúng. Bạn xem lại tin nhắn mới nhất.',
	'identity.code_over': 'Mã đã hết hạn hoặc bị nhập sai quá nhiều lần. Bạn hãy lấy mã mới.',
	'identity.code_limit': ({ retryAfterS, of }) =>
		`${of === 'account' ? 'Tài khoản của bạn đã lấy nhiều mã' : 'Đã gửi nhiều mã tới số này'}. Bạn thử lại sau ${waitMessage(retryAfterS)}.`,
	'identity.sign_in_not_fresh': 'Để đổi số điện thoại, bạn đăng nhập lại một lần nữa.',
	'identity.email_invalid': ({ suggestion }) => emailSuggested('E-mail chưa đúng', suggestion),
	'identity.email_mistyped': ({ suggestion }) => emailSuggested('Có vẻ bạn gõ nhầm e-mail', suggestion),
	'identity.account_in_use': 'Tài khoản còn việc chưa xong nên chưa xóa được.',
	'identity.has_email': 'Tài khoản của bạn đã có e-mail rồi.',
	'identity.already_verified': 'E-mail của bạn đã được xác nhận rồi.',
	'identity.verification_not_offered': 'Dịch vụ đăng nhập của bạn tự lo việc xác nhận e-mail. Bạn làm ở đó nhé.',
	'identity.mail_limit': 'Chợ Biz vừa gửi khá nhiều thư cho bạn. Bạn kiểm tra hộp thư, hoặc thử lại sau một giờ nhé.',
	'identity.second_person_needed': 'Việc này cần thêm một người vận hành khác đồng ý.',
} satisfies MessageTable<IdentityFailure | OperatorFailure>;

/** Masked addresses of this machine and of private networks. */
const AT_HOME = /^(\*|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cde][\da-f]{2}:)/;

export const addressMessages = (masked: string): string =>
	AT_HOME.test(masked) ? 'Máy này hoặc mạng nội bộ' : `Địa chỉ mạng ${masked}`;

export function deviceMessages({ browser, system }: Device): string {
	if (browser && system) return `${browser} trên ${system}`;
	return browser ?? system ?? 'Thiết bị không rõ';
}

export const signInProblems: Readonly<Record<SignInProblem, string>> = {
	wrong: `E-mail hoặc mật khẩu chưa đúng. Sau ${FAILED_ATTEMPTS_MAX} lần sai, bạn phải đợi ${LOCK_MINUTES} phút.`,
	locked: `Đã có quá nhiều lần nhập sai. Bạn thử lại sau ${LOCK_MINUTES} phút, hoặc đặt lại mật khẩu để vào ngay.`,
};
export const accountProblems = (passwordMin: number): Readonly<Record<AccountProblem, string>> => ({
	email: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	email_mistyped: 'Có vẻ bạn gõ nhầm tên miền của e-mail.',
	email_taken: 'E-mail này đã có tài khoản. Bạn đăng nhập, hoặc đặt lại mật khẩu nếu quên nhé.',
	name: `Bạn cho biết tên của mình nhé, nhiều nhất ${NAME_MAX_LENGTH} ký tự.`,
	too_short: `Mật khẩu cần ít nhất ${passwordMin} ký tự.`,
	too_long: `Mật khẩu nhiều nhất ${PASSWORD_MAX} ký tự.`,
	too_common: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Bạn chọn mật khẩu khác nhé.',
});

export const erasedTexts = { name: 'Thành viên đã rời', message: '(Tin nhắn đã xóa)' } as const;

export const codeProblems: Readonly<Record<CodeProblem, string>> = {
	wrong: identityMessages['identity.code_wrong'],
	over: identityMessages['identity.code_over'],
	limited: 'Đã gửi nhiều mã tới số này.',
};
export const phoneFormMessages = {
	byPhone: 'Dùng số điện thoại',
	byEmail: 'Dùng e-mail và mật khẩu',
	phone: 'Số điện thoại',
	phoneHint: 'Chợ Biz gửi mã 6 chữ số tới số này.',
	send: 'Nhận mã',
	sentTo: (phone: string) => `Mã vừa gửi tới ${phone}, dùng được trong ${CODE_MINUTES} phút.`,
	code: 'Mã 6 chữ số',
	confirm: 'Xác nhận',
	resend: 'Gửi lại mã',
	otherNumber: 'Đổi số điện thoại',
	tryAgainIn: (retryAfterS: number) => `Bạn thử lại sau ${waitMessage(retryAfterS)}.`,
	passwordWhy:
		'Tài khoản của số này có mật khẩu, còn trình duyệt này chưa từng đăng nhập vào đó. Bạn nhập thêm mật khẩu, chỉ lần này thôi.',
	passwordWrong: 'Mật khẩu chưa đúng.',
	nameWhy: (phone: string) => `Số ${phone} chưa có tài khoản. Bạn cho biết tên để mở tài khoản mới.`,
	outbox: 'Mở hộp thư thử của máy này',
} as const;
/** Without tone marks: a text message with them costs twice as much. */
export const phoneCodeText = (code: string): string =>
	`${BRAND.name.normalize('NFD').replace(/\p{M}/gu, '')}: ${code} la ma xac nhan cua ban, dung trong ${CODE_MINUTES} phut. Khong dua ma nay cho bat ky ai.`;

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

type ExpiredScreen = Extract<IdentityScreen, { kind: 'over' }>;
export const expiredFormMessages = {
	why: {
		past: 'Trang này đã mở quá lâu hoặc đã được dùng rồi, nên không nhận thông tin nữa. Tài khoản của bạn không bị ảnh hưởng gì.',
		malformed: 'Thông tin vừa gửi không đọc được, nên chưa có gì được nhận. Bạn mở lại trang và nhập lại giúp nhé.',
		too_large: 'Thông tin vừa gửi dài hơn mức cho phép, nên chưa có gì được nhận. Bạn nhập ngắn hơn giúp nhé.',
	} satisfies Record<ExpiredScreen['reason'], string>,
	retains: (email: string) => `E-mail ${email} sẽ được điền sẵn.`,
	again: { sign_in: 'Đăng nhập lại từ đầu', register: 'Đăng ký lại từ đầu' } satisfies Record<
		ExpiredScreen['form'],
		string
	>,
} as const;

export const accountScreenMessages = {
	nameMissing: 'Bạn chưa nhập ô này.',
	phoneWrong: identityMessages['identity.phone_invalid'],
	profileSaved: 'Đã lưu thông tin của bạn.',
	mailSent: 'Đã gửi thư xác nhận. Bạn xem hộp thư, cả mục thư rác nhé.',
	codeSent: 'Đã gửi mã xác nhận.',
	phoneConfirmed: 'Đã xác nhận số điện thoại.',
} as const;

/** A separate module, because only forms with a password load it. */
export const passwordMessages = {
	signInFailed: 'Chưa đăng nhập được. Bạn thử lại nhé.',
	show: 'Hiện',
	hide: 'Ẩn',
	showPassword: 'Hiện mật khẩu',
	hidePassword: 'Ẩn mật khẩu',
} as const;

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
