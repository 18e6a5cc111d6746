/** A separate module, because only forms with a password load it. */
export const passwordMessages = {
	signInFailed: 'Chưa đăng nhập được. Bạn thử lại nhé.',
	show: 'Hiện',
	hide: 'Ẩn',
	showPassword: 'Hiện mật khẩu',
	hidePassword: 'Ẩn mật khẩu',
} as const;
