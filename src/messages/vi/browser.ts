import { formatCount } from '#src/shared/amount-text.ts';

const NAME_SHOWN_MAX = 40;

/** What the browser says by itself, when no answer of the server carries words. */
export const browserWords = {
	noAnswer: 'Chưa kết nối được với Chợ Biz. Bạn kiểm tra mạng rồi thử lại nhé.',
	unreadableAnswer: 'Câu trả lời của hệ thống không đọc được. Bạn thử lại sau ít phút nhé.',
	closeToast: 'Đóng thông báo',
	toastRegion: 'Thông báo',
	/** Word for word from the specification. */
	signOutFailed: 'Đăng xuất không thành công',
	sessionEnded: 'Phiên đăng nhập đã hết. Bạn đăng nhập lại để tiếp tục nhé.',
	signInFailed: 'Chưa đăng nhập được. Bạn thử lại nhé.',
	fieldMissing: 'Bạn chưa nhập ô này.',
	emailWrong: 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	fieldTooShort: (min: number) => `Cần ít nhất ${min} ký tự.`,
	fieldTooLong: (max: number, by: number) =>
		`Nhiều nhất ${formatCount(max)} ký tự, bạn bớt ${formatCount(by)} ký tự nhé.`,
	fieldCount: (length: number, max: number) => `${formatCount(length)}/${formatCount(max)} ký tự`,
	fileRefused: (name: string, why: string) =>
		`${name.length > NAME_SHOWN_MAX ? `${name.slice(0, NAME_SHOWN_MAX - 1)}…` : name}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
	showPassword: 'Hiện mật khẩu',
	hidePassword: 'Ẩn mật khẩu',
	/** The three texts of the specification for selection lists, word for word. */
	listEmpty: 'The list is empty',
	listNoResults: 'No results found',
	listNoOptions: 'Sorry, no matching options.',
} as const;
