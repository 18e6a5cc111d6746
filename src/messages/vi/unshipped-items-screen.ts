import { NOTE_MAX_LENGTH, ordersConfig } from '#src/domains/orders/contract/order.ts';

export const unshippedItemsMessages = {
	ask: 'Xin hủy phần chưa gửi',
	requestTitle: 'Xin hủy phần chưa gửi?',
	requestText: `Người bán trả lời trong ${ordersConfig.cancelAnswerHours} giờ; quá giờ mà hàng chưa gửi đi thì phần này tự hủy. Kiện đã gửi vẫn giao như cũ, tiền của phần hủy trả về nơi bạn đã trả; phí giao không đổi.`,
	requestYes: 'Gửi yêu cầu',
	requestNo: 'Giữ nguyên',
	noteToShop: 'Lời nhắn cho người bán',
	asked: 'Bạn đã xin hủy phần chưa gửi',
	drop: 'Hủy phần chưa gửi',
	dropTitle: 'Hủy phần chưa gửi?',
	dropText:
		'Món đã chọn trả về kệ, tiền của chúng và phần phí giao tăng thêm vì chúng được hoàn cho người mua, kèm bizcoin xin lỗi do gian hàng trả. Các kiện đã gửi giữ nguyên.',
	dropYes: 'Hủy các món này',
	dropNo: 'Giữ nguyên',
	noteToBuyer: 'Lời nhắn cho người mua',
	wished: 'Người mua xin hủy phần chưa gửi',
	accept: 'Đồng ý hủy phần này',
	acceptText:
		'Các món này trả về kệ, tiền của chúng được hoàn cho người mua; phí giao không đổi. Không tính lỗi cho gian hàng.',
	decline: 'Vẫn gửi tiếp',
	declineText: 'Người mua được báo là bạn vẫn gửi phần còn lại.',
	later: 'Để sau',
	pieces: 'Món cần hủy',
	ofLeft: (left: number): string => `trong ${left} chưa gửi`,
	nothing: 'Bạn chọn ít nhất một món nhé.',
	reason: 'Lý do',
	reasonNeeded: 'Bạn chọn một lý do giúp nhé.',
	noteMax: NOTE_MAX_LENGTH,
	cut: 'Phần đã hủy',
	afterCut: 'Còn lại',
} as const;
