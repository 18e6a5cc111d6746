export const CAVEATS: readonly string[] = [
	'Chỉ tiếc hộp hơi móp một góc.',
	'Giao chậm hơn hẹn một ngày.',
	'Màu ngoài đậm hơn ảnh một chút.',
	'Hướng dẫn in chữ hơi nhỏ.',
	'Giá nhỉnh hơn chỗ khác một ít.',
	'Nhỏ hơn mình tưởng, nên xem kỹ kích thước.',
	'Mong có thêm màu để chọn.',
	'Đóng gói còn nhiều nhựa quá.',
];
export const COMPLAINTS: readonly string[] = [
	'Nhận hàng bị xước một vết dài, mình hơi buồn.',
	'Đặt một màu lại nhận màu khác, phải nhắn mới biết hết màu.',
	'Dùng được ba hôm thì trục trặc, đang chờ đổi.',
	'Khác mô tả, mỏng hơn mình nghĩ nhiều.',
	'Giao trễ bốn ngày so với hẹn, lỡ mất dịp tặng.',
	'Thiếu một món trong bộ, mong gian hàng kiểm kỹ hơn.',
	'Hàng tới tay bị ẩm, bao ngoài rách.',
	'Không vừa như bảng ghi, đổi lại mất thời gian.',
];
export const THANKS: readonly string[] = [
	'Cảm ơn bạn đã tin gian hàng. Hẹn gặp bạn ở đơn sau nhé!',
	'Đọc lời bạn viết mà cả nhà mình vui. Cảm ơn bạn nhiều!',
	'Cảm ơn bạn. Mình sẽ giữ cách gói này cho các đơn sau.',
	'Cảm ơn bạn đã quay lại. Mẻ mới sắp về, bạn ghé xem nhé.',
];
export const SORRY: readonly string[] = [
	'Lỗi này là của bên mình. Mình đã gửi món thay thế, bạn nhận được thì báo mình một tiếng nhé.',
	'Xin lỗi bạn. Từ tuần này hàng được bọc thêm một lớp và kiểm lại trước khi gửi.',
	'Cảm ơn bạn đã nói thẳng. Mình đã sửa phần mô tả và số đo cho rõ hơn.',
	'Mình xin lỗi vì để bạn chờ. Bạn cần đổi thì mở đơn hàng, bên mình chịu phí hai chiều.',
];
