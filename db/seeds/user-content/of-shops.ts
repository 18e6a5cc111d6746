export const SHOP_PRAISE: readonly string[] = [
	'Nhắn hỏi tối muộn mà sáng sớm đã có người trả lời, nói rõ từng món.',
	'Chủ gian hàng tư vấn thật, món nào không hợp thì khuyên đừng mua.',
	'Đặt ba món gói chung một thùng cho đỡ phí giao, mình không phải nhắc.',
	'Hỏi đổi địa chỉ phút chót vẫn được giúp, thái độ nhẹ nhàng.',
	'Gian hàng gửi ảnh lúc đóng gói để mình yên tâm.',
	'Mua đây lần thứ ba, lần nào cũng đúng hẹn.',
	'Ghi chú gì trên đơn là làm đúng cái đó.',
	'Có món sắp hết hạn là gian hàng nói trước, hỏi mình có lấy không.',
];
export const SHOP_PACKING: readonly string[] = [
	'Gói chắc tay, dán tên từng món.',
	'Giao sớm hơn ngày hẹn.',
	'Thùng dùng lại nhưng sạch, lót giấy vụn kỹ.',
	'Hóa đơn đầy đủ.',
	'',
	'',
	'',
];
export const SHOP_CAVEATS: readonly string[] = [
	'Chỉ mong trả lời tin nhắn cuối tuần nhanh hơn.',
	'Gửi hàng sát hạn quá, mình hơi sốt ruột.',
	'Giá giao đi tỉnh còn cao.',
	'Nên ghi giờ làm việc cho dễ liên hệ.',
	'Gói hơi nhiều băng keo, mở mãi mới xong.',
];
export const SHOP_BAD: readonly string[] = [
	'Nhắn hai ngày mới thấy trả lời, lúc đó hàng đã gửi sai màu.',
	'Đơn để ba ngày mới chuẩn bị, lỡ mất dịp mình cần.',
	'Thiếu một món, gian hàng gửi bù nhưng phải nhắc.',
	'Thùng móp vì lót mỏng, may bên trong chưa vỡ.',
];
export const SHOP_THANKS: readonly string[] = [
	'Cảm ơn bạn đã thương gian hàng. Cần gì bạn cứ nhắn, tụi mình trực tới chín giờ tối.',
	'Có bạn khen, cả tổ đóng gói vui cả buổi. Hẹn gặp bạn đơn sau nhé!',
	'Cảm ơn bạn. Lần tới bạn ghi chú trước, mình gói chung cho đỡ phí giao.',
];
export const SHOP_SORRY: readonly string[] = [
	'Hôm đó bên mình thiếu người trực tin nhắn. Giờ đã có hai bạn thay nhau, mong bạn thông cảm.',
	'Xin lỗi bạn. Bên mình đã đổi sang thùng dày hơn và đếm lại trước khi dán.',
	'Cảm ơn bạn góp ý. Giờ làm việc đã ghi ở phần giới thiệu của gian hàng.',
];
