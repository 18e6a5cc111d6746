export const profileFormMessages = {
	name: 'Họ và tên',
	phone: 'Số điện thoại',
	phoneHint: 'Để người bán và người giao hàng gọi khi cần.',
	save: 'Lưu thông tin',
} as const;

export const sessionListMessages = {
	current: 'Phiên này',
	used: 'dùng',
	end: 'Kết thúc',
	endOf: (device: string): string => `Kết thúc phiên ${device}`,
	endAll: 'Đăng xuất khỏi mọi thiết bị',
	endAllTitle: 'Đăng xuất khỏi mọi thiết bị?',
	endAllText: 'Bạn sẽ phải đăng nhập lại ở mọi nơi, kể cả trình duyệt này. Giỏ hàng và đơn hàng vẫn còn nguyên.',
	endAllNo: 'Để sau',
	endAllYes: 'Đăng xuất tất cả',
} as const;

export const verificationMailMessages = {
	send: 'Gửi lại thư xác nhận',
	sendAgain: 'Gửi thêm lần nữa',
	outbox: 'Mở hộp thư thử',
} as const;
