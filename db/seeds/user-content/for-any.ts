import type { ComplaintAndReply, QuestionAndAnswer } from './kinds.ts';

/** Sentences about delivery and price, which fit products of every kind. */
export const PACKING: readonly string[] = [
	'Đóng gói cẩn thận.',
	'Giao nhanh hơn dự kiến một ngày.',
	'Thùng không móp méo chút nào.',
	'Người bán nhắn hỏi trước khi gửi, rất chu đáo.',
	'Đặt tối hôm trước, hai hôm sau có hàng.',
	'Giao đúng hẹn, anh giao hàng lịch sự.',
	'Gói giấy tái chế, ít nhựa, mình thích điều này.',
	'Gửi từ xa mà ba ngày đã tới.',
	'Được mở ra xem trước khi trả tiền.',
	'Kiện ghi tên món rõ ràng, dễ kiểm.',
];
export const CLOSING: readonly string[] = [
	'Sẽ mua lại.',
	'Cho gian hàng năm sao.',
	'Giá vậy là hợp lý.',
	'Ai phân vân thì cứ mua thử.',
	'Cảm ơn gian hàng.',
	'Hợp túi tiền.',
	'Sẽ giới thiệu cho bạn bè.',
	'Hài lòng với lần mua này.',
];
export const THANKS: readonly string[] = [
	'Cảm ơn bạn đã tin gian hàng. Hẹn gặp bạn ở đơn sau nhé!',
	'Đọc lời bạn viết mà cả nhà mình vui lây.',
	'Cảm ơn bạn, mình sẽ giữ cách gói này cho các đơn sau.',
	'Cảm ơn bạn đã dành thời gian đánh giá.',
	'Bạn hài lòng là bên mình vui rồi.',
	'Gian hàng cảm ơn bạn nhiều, chúc bạn một ngày vui.',
	'Lời của bạn giúp người mua sau yên tâm hơn.',
	'Bên mình ghi nhận góp ý của bạn, cảm ơn bạn nhé.',
	'Cảm ơn bạn đã ủng hộ. Cần hỏi gì thêm bạn cứ nhắn.',
	'Rất vui được phục vụ bạn.',
	'Cảm ơn bạn, bên mình sẽ cố gắng giữ chất lượng như vậy.',
	'Đã đọc, cảm ơn bạn đã chia sẻ.',
	'Cảm ơn bạn đã chọn gian hàng giữa rất nhiều nơi bán.',
	'Nhận được lời của bạn, cả tổ làm hàng có thêm động lực.',
];
export const QUESTIONS_FOR_ANY: readonly QuestionAndAnswer[] = [
	[
		'Đặt hôm nay thì khi nào gửi đi ạ?',
		'Số ngày chuẩn bị ghi ở phần thông tin, thường là ngày làm việc kế tiếp bạn nhé.',
	],
	['Có được kiểm hàng trước khi nhận không?', 'Được bạn nhé, bạn cứ mở xem trước khi trả tiền.'],
];

export const SHOP_PRAISE: readonly string[] = [
	'Nhắn hỏi tối muộn mà sáng sớm đã có người trả lời.',
	'Chủ gian hàng tư vấn thật, món nào không hợp thì khuyên đừng mua.',
	'Đặt ba món gói chung một thùng cho đỡ phí giao, mình không phải nhắc.',
	'Hỏi đổi giờ nhận phút chót vẫn được giúp, thái độ nhẹ nhàng.',
	'Gian hàng gửi ảnh lúc đóng gói để mình yên tâm.',
	'Ghi chú gì trên đơn là làm đúng cái đó.',
	'Hóa đơn đầy đủ, tên món ghi rõ.',
	'Gói chắc tay, dán tên từng món.',
	'Gửi đúng ngày đã hẹn.',
	'Trả lời ngắn gọn, đúng điều mình hỏi.',
	'Thùng sạch, lót giấy vụn kỹ.',
	'Mua lần đầu mà thấy yên tâm.',
];
export const SHOP_CAVEATS: readonly string[] = [
	'Chỉ mong trả lời tin nhắn cuối tuần nhanh hơn.',
	'Phí giao đi tỉnh còn cao.',
	'Nên ghi giờ làm việc cho dễ liên hệ.',
	'Gói hơi nhiều băng keo, mở mãi mới xong.',
];
export const SHOP_COMPLAINTS: readonly ComplaintAndReply[] = [
	['Nhắn hai ngày mới thấy trả lời.', 'Hôm đó bên mình thiếu người trực tin nhắn. Giờ đã có hai bạn thay nhau.'],
	['Gửi chậm hơn hẹn mấy ngày.', 'Xin lỗi bạn, bên mình đã sắp lại giờ gửi hàng.'],
	['Thiếu một món, gian hàng gửi bù nhưng phải nhắc.', 'Xin lỗi bạn, từ nay bên mình đếm lại trước khi dán thùng.'],
];
export const SHOP_THANKS: readonly string[] = [
	'Cảm ơn bạn đã thương gian hàng. Cần gì bạn cứ nhắn nhé.',
	'Có bạn khen, cả tổ đóng gói vui cả buổi. Hẹn gặp bạn đơn sau!',
	'Cảm ơn bạn, lần tới bạn ghi chú trước, mình gói chung cho đỡ phí giao.',
];
