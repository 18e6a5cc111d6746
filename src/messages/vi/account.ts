export const profileFormMessages = {
	name: 'Họ và tên',
	phone: 'Số điện thoại',
	phoneHint: 'Để người bán và người giao hàng gọi khi cần.',
	save: 'Lưu thông tin',
} as const;

export const phoneCardMessages = {
	title: 'Số điện thoại',
	verified: 'Đã xác nhận',
	unverified: 'Chưa xác nhận',
	why: 'Số đã xác nhận dùng để đăng nhập và nhận quà đơn đầu tiên.',
	change: 'Đổi số điện thoại',
	send: 'Nhận mã xác nhận',
	sentTo: (phone: string): string => `Mã vừa gửi tới ${phone}.`,
	code: 'Mã 6 chữ số',
	codeMissing: 'Bạn nhập 6 chữ số trong tin nhắn.',
	confirm: 'Xác nhận số này',
	other: 'Dùng số khác',
	again: 'Đăng nhập lại để đổi số',
	againWhy: 'Số này mở được tài khoản của bạn, nên trước khi đổi bạn đăng nhập lại một lần.',
	outbox: 'Mở hộp thư thử',
} as const;

export const addEmailMessages = {
	label: 'Thêm e-mail',
	hint: 'Có e-mail, bạn nhận được thư về đơn hàng, lấy lại được mật khẩu và mở được gian hàng.',
	send: 'Gửi thư xác nhận',
	none: 'Chưa có',
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
