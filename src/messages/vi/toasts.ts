/** Around what is told in passing. */
export const toastMessages = {
	/** Word for word as the server and the browser say it: the session is over. */
	signInNeeded: ['Phiên đăng nhập đã hết. Bạn đăng nhập lại để tiếp tục nhé.', 'Bạn cần đăng nhập để làm việc này.'],
	signInAgain: 'Đăng nhập lại',
	close: 'Đóng thông báo',
	region: 'Thông báo',
} as const;
