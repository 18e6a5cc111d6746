import type { KindTexts } from './kinds.ts';

export const clothes: KindTexts = {
	notes: [
		'Giặt nước lạnh, phơi trong bóng mát, ủi mặt trái. Màu thật có thể lệch nhẹ so với ảnh do ánh sáng.',
		'Số đo ghi trên bảng cỡ là số đo của áo quần, không phải của người. Phân vân giữa hai cỡ thì chọn cỡ lớn hơn.',
	],
	praise: [
		'Vải mát, mặc cả ngày vẫn thoải mái.',
		'Đường may chắc, không thấy chỉ thừa.',
		'Chọn theo bảng cỡ là vừa đẹp.',
		'Giặt mấy lần chưa thấy phai hay xù.',
		'Màu ngoài giống ảnh, lên dáng gọn.',
		'Mặc đi làm lịch sự, đi chơi cũng hợp.',
		'Vải dày dặn hơn mình nghĩ với giá này.',
	],
	caveats: [
		'Màu ngoài đậm hơn ảnh một chút.',
		'Hơi dài so với người thấp như mình.',
		'Mong có thêm màu để chọn.',
		'Vải hơi nhăn, phải ủi trước khi mặc.',
	],
	complaints: [
		[
			'Không vừa như bảng ghi, đổi lại mất thời gian.',
			'Xin lỗi bạn, số đo của mẫu này đã được đo lại, bạn cần đổi thì mở đơn hàng nhé.',
		],
		['Đặt một màu lại nhận màu khác.', 'Lỗi này của bên mình. Bạn mở đơn chọn trả hàng, bên mình chịu phí gửi.'],
	],
	questions: [
		['Mình cao 1m62 nặng 55 ký thì mặc cỡ nào ạ?', 'Bạn mặc cỡ M là vừa, thích rộng thì lấy L nhé.'],
		['Vải này giặt máy được không shop?', 'Được bạn nhé, nước lạnh, chế độ nhẹ và phơi chỗ mát.'],
		['Không vừa thì đổi cỡ được không?', 'Được trong bảy ngày, còn tem mác bạn nhé.'],
	],
};

export const accessory: KindTexts = {
	notes: [
		'Làm sạch nhẹ tay, tránh nắng gắt. Màu thật có thể lệch nhẹ so với ảnh do ánh sáng.',
		'Cất nơi khô, không đè vật nặng để giữ dáng.',
	],
	praise: [
		'Nhìn ngoài đẹp hơn ảnh.',
		'Làm kỹ, không thấy chỗ nào cẩu thả.',
		'Dùng đi làm mỗi ngày vẫn như mới.',
		'Chất liệu tốt so với giá.',
		'Phối với đồ nào cũng hợp.',
		'Tặng chị gái, chị thích lắm.',
		'Kích thước đúng như ghi.',
	],
	caveats: [
		'Màu ngoài đậm hơn ảnh một chút.',
		'Nhỏ hơn mình tưởng, nên xem kỹ kích thước.',
		'Mong có thêm màu để chọn.',
		'Hộp đựng hơi mỏng.',
	],
	complaints: [
		['Có một vết xước nhỏ khi mở ra.', 'Xin lỗi bạn, bạn mở đơn chọn trả hàng, bên mình gửi cái khác.'],
		['Đặt màu này lại nhận màu khác.', 'Lỗi này của bên mình, bên mình gửi lại đúng màu và chịu phí.'],
	],
	questions: [
		['Chất liệu là gì vậy shop?', 'Chất liệu ghi trong phần thông tin, bạn xem giúp mình nhé.'],
		['Hàng có sẵn màu như ảnh không ạ?', 'Màu nào chọn được trên trang là có sẵn bạn nhé.'],
		['Có hộp để làm quà không?', 'Có túi giấy kèm theo, bạn ghi chú khi đặt giúp mình.'],
	],
};

export const shoes: KindTexts = {
	notes: [
		'Lau bằng khăn ẩm, phơi nơi thoáng, không phơi nắng gắt.',
		'Chân bè hoặc mang vớ dày thì chọn lớn hơn một cỡ. Đi thử trong nhà trước khi mang ra đường.',
	],
	praise: [
		'Đi cả buổi không đau chân.',
		'Chọn đúng cỡ hay mang là vừa.',
		'Đế êm, bám tốt khi trời mưa.',
		'Nhẹ, mang lên gọn chân.',
		'Keo dán kỹ, không có mùi.',
		'Đi hai tháng rồi vẫn còn đẹp.',
	],
	caveats: ['Ngày đầu hơi cứng, đi vài hôm thì mềm.', 'Nên chọn lớn hơn nửa cỡ.', 'Màu ngoài tối hơn ảnh một chút.'],
	complaints: [
		['Chật hơn cỡ mình hay mang, phải đổi.', 'Xin lỗi bạn, bên mình đã thêm chiều dài bàn chân của từng cỡ vào mô tả.'],
		['Một bên bị lem keo.', 'Xin lỗi bạn, bên mình gửi đôi khác và kiểm lại trước khi đóng hộp.'],
	],
	questions: [
		['Chân dài 24,5 cm đi cỡ mấy ạ?', 'Bạn đi cỡ 39 nhé, chân bè thì lấy 40.'],
		['Không vừa thì đổi được không shop?', 'Được trong bảy ngày, còn hộp và chưa đi ra đường bạn nhé.'],
	],
};
