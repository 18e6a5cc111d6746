/** Texts around toasts. */
export const toastMessages = {
	/** Must equal the messages of server and browser for an expired session. */
	signInNeeded: ['Phiên đăng nhập đã hết. Bạn đăng nhập lại để tiếp tục nhé.', 'Bạn cần đăng nhập để làm việc này.'],
	signInAgain: 'Đăng nhập lại',
	close: 'Đóng thông báo',
	region: 'Thông báo',
} as const;
