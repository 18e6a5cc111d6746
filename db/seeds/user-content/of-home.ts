import type { KindTexts } from './kinds.ts';

export const kitchenware: KindTexts = {
	notes: [
		'Rửa bằng nước ấm trước lần dùng đầu, lau khô sau khi rửa.',
		'Tránh va đập và thay đổi nhiệt đột ngột để dùng được bền.',
	],
	praise: [
		'Làm kỹ, cầm chắc tay, đúng kiểu mình tìm.',
		'Lau rửa một loáng là sạch.',
		'Bày ra bàn ăn nhìn ấm hẳn.',
		'Khách đến nhà ai cũng hỏi mua ở đâu.',
		'Nhìn kỹ không thấy lỗi nào.',
		'Dùng mấy tuần vẫn như mới.',
		'Kích thước vừa với nhà bốn người.',
	],
	caveats: [
		'Nặng hơn mình nghĩ một chút.',
		'Nhỏ hơn mình tưởng, nên xem kỹ kích thước.',
		'Mong có thêm cỡ lớn.',
		'Màu ngoài tối hơn ảnh một chút.',
	],
	complaints: [
		['Nhận hàng có một lỗi nhỏ ở mép.', 'Xin lỗi bạn, bên mình gửi lại món khác, bạn không cần gửi trả.'],
		['Có vết xước ở đáy, chắc va trên đường.', 'Xin lỗi bạn, bên mình đã thêm một lớp lót và gửi món khác.'],
	],
	questions: [
		['Vỡ khi vận chuyển thì sao shop?', 'Bạn chụp ảnh gửi lên đơn hàng, bên mình gửi lại món mới.'],
		['Rửa máy được không ạ?', 'Nên rửa tay bằng miếng mềm bạn nhé, như vậy bền hơn.'],
		['Kích thước thật có đúng như ghi không?', 'Chênh nhau vài ly bạn nhé, số đo nằm trong ảnh có thước.'],
	],
};

export const decor: KindTexts = {
	notes: [
		'Lau bụi bằng khăn mềm, khô. Tránh nắng gắt để giữ màu.',
		'Xem số đo trước khi chọn chỗ đặt. Giữ hộp vài hôm để tiện đổi nếu cần.',
	],
	praise: [
		'Đặt lên kệ là góc nhà khác hẳn.',
		'Đẹp như ảnh, hoàn thiện kỹ.',
		'Tặng tân gia, chủ nhà thích mê.',
		'Màu dịu, hợp với phòng khách nhà mình.',
		'Chắc chắn, không ọp ẹp.',
		'Nhìn gần vẫn tinh tế.',
	],
	caveats: ['Nhỏ hơn mình tưởng, nên xem kỹ kích thước.', 'Màu ngoài đậm hơn ảnh một chút.', 'Mong có thêm cỡ lớn.'],
	complaints: [
		['Có một vết xước ở mặt sau.', 'Xin lỗi bạn, bên mình gửi món khác và bọc thêm mặt sau.'],
		['Mỏng hơn mình nghĩ nhiều.', 'Cảm ơn bạn, độ dày đã được thêm vào phần thông tin.'],
	],
	questions: [
		['Gói làm quà giúp mình được không shop?', 'Được bạn nhé, ghi lời nhắn vào ô ghi chú khi đặt.'],
		['Kích thước thật có đúng như ghi không?', 'Chênh nhau vài ly bạn nhé, số đo nằm trong phần thông tin.'],
	],
};

export const bedding: KindTexts = {
	notes: [
		'Giặt nước lạnh, chế độ nhẹ, phơi nơi thoáng. Giặt một lần trước khi dùng.',
		'Vải hút chân không khi gửi, mở ra để vài giờ cho phồng lại.',
	],
	praise: [
		'Nằm êm, ngủ ngon hẳn.',
		'Vải mát, không bí.',
		'Giặt máy xong vẫn phẳng.',
		'Đường may đều, khóa kéo trơn.',
		'Màu nhã, hợp phòng ngủ.',
		'Mua thêm một bộ cho phòng con.',
	],
	caveats: ['Mới mở có mùi vải mới, phơi một hôm là hết.', 'Màu ngoài nhạt hơn ảnh một chút.', 'Mong có thêm cỡ lớn.'],
	complaints: [
		['Mỏng hơn mình nghĩ.', 'Cảm ơn bạn, bên mình đã thêm độ dày vào mô tả.'],
		['Bị một vết ố nhỏ ở góc.', 'Xin lỗi bạn, bên mình đổi cái khác và chịu phí gửi.'],
	],
	questions: [
		['Giặt máy được không shop?', 'Được bạn nhé, nước lạnh và chế độ nhẹ.'],
		['Mùa hè dùng có nóng không ạ?', 'Vải thoáng, dùng máy lạnh hay quạt đều dễ chịu bạn nhé.'],
	],
};

export const stationery: KindTexts = {
	notes: [
		'Để nơi khô ráo, tránh nắng chiếu trực tiếp.',
		'Mua số lượng lớn có thể xuất hóa đơn: ghi tên và mã số thuế vào ô ghi chú.',
	],
	praise: [
		'Đúng loại văn phòng mình hay dùng.',
		'Đủ số lượng, gói gọn gàng.',
		'Dùng mỗi ngày, thấy bền.',
		'Giá hợp lý khi mua cho cả phòng.',
		'Cầm vừa tay, nhìn lịch sự.',
		'Có hóa đơn đầy đủ.',
	],
	caveats: ['Mong có thêm màu để chọn.', 'Vỏ hộp mỏng.', 'Giá nhỉnh hơn nhà sách gần đây.'],
	complaints: [
		['Thiếu một món so với số ghi.', 'Xin lỗi bạn, bên mình gửi bù và đếm lại trước khi dán thùng.'],
		['Hộp bị móp khi nhận.', 'Xin lỗi bạn, bên mình gửi cái khác và thêm bìa cứng khi gói.'],
	],
	questions: [
		['Có xuất hóa đơn công ty không ạ?', 'Có bạn nhé, bạn ghi tên và mã số thuế vào ô ghi chú khi đặt.'],
		['Đặt nhiều thì mấy ngày có?', 'Dưới năm mươi món thì gửi trong ngày làm việc kế tiếp bạn nhé.'],
	],
};

export const book: KindTexts = {
	notes: [
		'Bọc thêm một lớp giấy kính để không ẩm. Giữ nơi khô, tránh nắng.',
		'Gói quà miễn phí nếu bạn ghi chú khi đặt.',
	],
	praise: [
		'Giấy sáng, chữ rõ, đọc không mỏi mắt.',
		'Sách mới, góc thẳng, không quăn.',
		'Nội dung thiết thực, đọc một mạch.',
		'Mua tặng em gái, em đọc xong còn giới thiệu bạn bè.',
		'Bìa đẹp, in sắc nét.',
		'Trình bày dễ theo dõi.',
	],
	caveats: ['Khổ sách hơi lớn để mang theo.', 'Mong có thêm hình minh họa.', 'Gáy hơi cứng, phải giữ tay khi đọc.'],
	complaints: [
		['Góc bìa bị gập khi nhận.', 'Xin lỗi bạn, bên mình gửi cuốn khác và lót bìa cứng hai mặt.'],
		['Có hai trang in mờ.', 'Xin lỗi bạn, bên mình đổi cuốn khác, bạn mở đơn chọn trả hàng nhé.'],
	],
	questions: [
		['Bìa cứng hay bìa mềm vậy shop?', 'Bìa mềm có tay gấp bạn nhé.'],
		['Gói quà giúp mình được không?', 'Được bạn nhé, ghi lời nhắn vào ô ghi chú khi đặt.'],
	],
};

export const craft: KindTexts = {
	notes: [
		'Làm tay từng món nên hoa văn mỗi món hơi khác nhau. Lau bụi bằng khăn khô.',
		'Giữ nơi khô, tránh nắng gắt để màu bền.',
	],
	praise: [
		'Nhỏ mà tinh tế, nhìn là biết làm tay.',
		'Tặng bạn nước ngoài, bạn thích mê.',
		'Hoa văn sắc nét, màu đẹp.',
		'Gói quà sẵn, khỏi phải gói lại.',
		'Giữ một món, tặng một món.',
		'Chắc chắn, không có mùi sơn.',
	],
	caveats: ['Nhỏ hơn mình tưởng, nên xem kỹ kích thước.', 'Hoa văn khác ảnh một chút, nhưng vẫn đẹp.', 'Giá hơi cao.'],
	complaints: [
		['Có một chỗ lỗi nhỏ ở mặt dưới.', 'Xin lỗi bạn, bên mình gửi món khác và kiểm từng mặt trước khi gói.'],
		['Giao trễ so với hẹn, lỡ dịp tặng.', 'Xin lỗi bạn, món này bên mình đã ghi lại số ngày chuẩn bị cho đúng.'],
	],
	questions: [
		['Có kèm hộp quà không shop?', 'Có hộp giấy bạn nhé, ghi lời nhắn thì bên mình viết thiệp kèm.'],
		['Gửi thẳng cho người nhận, không kèm giá được không?', 'Được bạn, bên mình không để hóa đơn trong hộp.'],
	],
};

export const pillow: KindTexts = {
	notes: [
		'Không giặt ruột gối; tháo áo gối ra giặt, phơi ruột nơi thoáng mát.',
		'Gối hút chân không khi gửi, mở ra để vài giờ cho phồng lại.',
	],
	praise: [
		'Nằm êm, sáng dậy không mỏi cổ.',
		'Độ cao vừa với người nằm nghiêng.',
		'Mua thêm một cái cho mẹ.',
		'Phồng lại nhanh, không xẹp.',
		'Áo gối mềm, dễ tháo.',
	],
	caveats: ['Mới mở có mùi nhẹ, để thoáng một hôm là hết.', 'Hai hôm đầu chưa quen.', 'Mong có cỡ lớn hơn.'],
	complaints: [['Mềm hơn mình nghĩ.', 'Cảm ơn bạn, bên mình đã thêm độ cứng vào mô tả.']],
	questions: [
		['Giặt được không shop?', 'Áo gối giặt máy được, ruột gối chỉ phơi nơi thoáng bạn nhé.'],
		['Người nằm ngửa dùng hợp không ạ?', 'Hợp bạn nhé, bạn xoay mặt thấp lên trên.'],
	],
};
