/** Texts for errors without an answer of the server. */
export const browserMessages = {
	noAnswer: 'Chưa kết nối được với Chợ Biz. Bạn kiểm tra mạng rồi thử lại nhé.',
	unreadableAnswer: 'Câu trả lời của hệ thống không đọc được. Bạn thử lại sau ít phút nhé.',
	changedMeanwhile: 'Đơn vừa có thay đổi nên chưa làm được việc đó. Trang đã tải lại để bạn xem tình trạng bây giờ.',
	/** Verbatim from the specification. */
	signOutFailed: 'Đăng xuất không thành công',
	sessionEnded: 'Phiên đăng nhập đã hết. Bạn đăng nhập lại để tiếp tục nhé.',
	/** Three English texts for selection lists, verbatim from the specification. */
	listEmpty: 'The list is empty',
	listNoResults: 'No results found',
	listNoOptions: 'Sorry, no matching options.',
} as const;
