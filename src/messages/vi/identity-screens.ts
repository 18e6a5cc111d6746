import { LOCK_MINUTES, NAME_MAX_LENGTH, PASSWORD_MAX, WRONG_TRIES_MAX } from '#src/shared/identity-limits.ts';
import type { AccountProblem, SignInProblem } from '#src/shared/identity-screen.ts';

/** What the forms of the identity service say when something is not right. */
export const signInProblems: Readonly<Record<SignInProblem, string>> = {
	wrong: `E-mail hoặc mật khẩu chưa đúng. Sau ${WRONG_TRIES_MAX} lần sai, tài khoản tạm khoá ${LOCK_MINUTES} phút.`,
};
export const accountProblems = (passwordMin: number): Readonly<Record<AccountProblem, string>> => ({
	email: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	email_taken: 'E-mail này đã có tài khoản. Bạn đăng nhập, hoặc đặt lại mật khẩu nếu quên nhé.',
	name: `Bạn cho biết tên của mình nhé, nhiều nhất ${NAME_MAX_LENGTH} ký tự.`,
	too_short: `Mật khẩu cần ít nhất ${passwordMin} ký tự.`,
	too_long: `Mật khẩu nhiều nhất ${PASSWORD_MAX} ký tự.`,
	too_common: 'Mật khẩu này quá phổ biến, ai cũng đoán được. Bạn chọn mật khẩu khác nhé.',
});

/** The account page. */
export const accountScreenWords = {
	profileSaved: 'Đã lưu thông tin của bạn.',
	mailSent: 'Đã gửi thư xác nhận. Bạn xem hộp thư, cả mục thư rác nhé.',
} as const;
