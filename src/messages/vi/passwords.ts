/** Apart from what every page carries: only forms with a password say it. */
export const passwordMessages = {
	signInFailed: 'Chưa đăng nhập được. Bạn thử lại nhé.',
	show: 'Hiện',
	hide: 'Ẩn',
	showPassword: 'Hiện mật khẩu',
	hidePassword: 'Ẩn mật khẩu',
} as const;
