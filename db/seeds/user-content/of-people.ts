import type { KindTexts } from './kinds.ts';

export const baby: KindTexts = {
	notes: [
		'Rửa hoặc lau sạch trước lần dùng đầu. Luôn có người lớn ở cạnh khi bé dùng.',
		'Độ tuổi ghi trên hộp là gợi ý, bạn chọn theo bé nhà mình.',
	],
	praise: [
		'Chất liệu sờ yên tâm, không có mùi lạ.',
		'Dễ vệ sinh, mẹ bỉm rất cần.',
		'Làm chắc chắn, góc cạnh bo tròn.',
		'Bé quen ngay từ lần đầu.',
		'Gọn, mang theo về quê cũng tiện.',
		'Kích cỡ đúng như ghi trên trang.',
		'Mua tặng nhà có em bé mới sinh, ai cũng khen hữu ích.',
	],
	caveats: ['Hướng dẫn in chữ hơi nhỏ.', 'Mong có thêm màu để chọn.', 'Giá nhỉnh hơn chỗ khác một ít.'],
	complaints: [
		['Nhận hàng bị trầy một chỗ.', 'Xin lỗi mẹ bé, bên mình đổi cái khác, mẹ mở đơn chọn trả hàng nhé.'],
		['Đặt một màu lại nhận màu khác.', 'Lỗi này của bên mình, bên mình gửi lại đúng màu và chịu phí.'],
	],
	questions: [
		['Chất liệu có an toàn cho bé không ạ?', 'Có giấy kiểm nghiệm mẹ nhé, mẹ cần thì mình gửi ảnh.'],
		['Vệ sinh thế nào vậy shop?', 'Cách vệ sinh ghi trong hướng dẫn đi kèm mẹ nhé.'],
		['Bé mấy tháng thì dùng được?', 'Độ tuổi ghi trong phần thông tin, mẹ xem giúp mình nhé.'],
	],
};

export const babyClothes: KindTexts = {
	notes: ['Giặt qua một nước trước khi mặc, dùng nước giặt dịu nhẹ.', 'Bé lớn nhanh nên cứ chọn dư một cỡ.'],
	praise: [
		'Vải mềm, sờ êm tay, bé không khó chịu.',
		'Đường may trong phẳng, không cọ da bé.',
		'Giặt mấy lần vẫn giữ màu.',
		'Hình in dễ thương, bé đòi mặc suốt.',
		'Chọn theo cân nặng là vừa.',
		'Dễ mặc, dễ thay.',
	],
	caveats: ['Hơi rộng so với bé nhà mình.', 'Màu ngoài nhạt hơn ảnh một chút.', 'Mong có thêm màu để chọn.'],
	complaints: [
		['Không vừa như bảng ghi.', 'Xin lỗi mẹ, bên mình đổi cỡ khác, mẹ mở đơn chọn trả hàng nhé.'],
		['Có vài sợi chỉ thừa bên trong.', 'Xin lỗi mẹ, bên mình đã kiểm lại cả lô.'],
	],
	questions: [
		['Chọn cỡ thế nào cho bé một tuổi ạ?', 'Mẹ xem bảng cỡ theo tháng tuổi, phân vân thì lấy cỡ lớn hơn nhé.'],
		['Giặt máy có hỏng không?', 'Cho vào túi giặt, chế độ nhẹ là ổn mẹ nhé.'],
	],
};

export const toy: KindTexts = {
	notes: [
		'Luôn có người lớn ở cạnh khi bé chơi. Lau sạch trước lần đầu.',
		'Độ tuổi phù hợp ghi trên hộp. Cất phần nhỏ ngoài tầm tay của bé dưới ba tuổi.',
	],
	praise: [
		'Bé nhà mình chơi cả buổi không chán.',
		'Màu đẹp, không phai ra tay.',
		'Làm chắc chắn, cạnh bo tròn.',
		'Mua làm quà sinh nhật, bé thích lắm.',
		'Đủ món như ảnh.',
		'Không có mùi nhựa, mình yên tâm.',
	],
	caveats: ['Hộp mỏng, khó cất gọn lại.', 'Nhỏ hơn mình tưởng một chút.', 'Mong có thêm màu để chọn.'],
	complaints: [
		['Hộp bị móp, phải gói lại để tặng.', 'Xin lỗi bạn, bên mình đã đổi sang thùng ngoài dày hơn.'],
		['Có một vết trầy khi mở hộp.', 'Xin lỗi bạn, bên mình đổi cái khác.'],
	],
	questions: [
		['Bé mấy tuổi chơi được ạ?', 'Tuổi phù hợp ghi trên hộp và trong phần thông tin bạn nhé.'],
		['Có mùi nhựa không, mình hơi lo?', 'Không mùi bạn nhé, hàng có giấy kiểm nghiệm.'],
	],
};

export const care: KindTexts = {
	notes: [
		'Thử một ít lên cổ tay trước khi dùng. Ngưng ngay nếu thấy rát.',
		'Thành phần ghi đủ trên nhãn. Để nơi mát, tránh nắng.',
	],
	praise: [
		'Mùi thảo mộc dịu, không gắt.',
		'Da mình nhạy cảm mà dùng thấy yên tâm.',
		'Dùng ba tuần thấy dễ chịu hẳn.',
		'Hàng còn nguyên tem, hạn dùng xa.',
		'Dùng được lâu, tính ra rẻ.',
		'Mẹ mình dùng thử rồi đòi mua thêm.',
		'Thành phần ngắn, đọc là hiểu.',
	],
	caveats: ['Mùi hơi nồng lúc mới dùng.', 'Mong có loại lớn hơn.', 'Giá nhỉnh hơn hiệu thuốc gần nhà.'],
	complaints: [
		[
			'Không hợp với mình, dùng hai hôm thì ngưng.',
			'Cảm ơn bạn đã báo. Bạn ngưng dùng giúp mình, cần trả thì mở đơn hàng nhé.',
		],
		['Bao bì bị hở một chút khi nhận.', 'Xin lỗi bạn, bên mình gửi lại cái khác và quấn thêm màng.'],
	],
	questions: [
		['Da nhạy cảm dùng được không ạ?', 'Bạn thử lên cổ tay một ngày trước giúp mình nhé.'],
		['Bà bầu dùng có sao không shop?', 'Bạn hỏi bác sĩ cho chắc. Thành phần ghi đủ trong mô tả.'],
		['Hạn dùng bao lâu ạ?', 'In trên bao bì, hàng gửi đi luôn còn trên một năm bạn nhé.'],
	],
};

export const makeup: KindTexts = {
	notes: [
		'Thử một ít lên cổ tay trước khi dùng. Đậy kín sau mỗi lần dùng.',
		'Màu thật có thể lệch nhẹ so với ảnh do ánh sáng và nền da.',
	],
	praise: [
		'Màu lên chuẩn, đi làm cả ngày vẫn ổn.',
		'Chất mịn, dễ tán.',
		'Không bết, không khô.',
		'Hàng còn nguyên tem, hạn dùng xa.',
		'Nhỏ gọn, để túi xách vừa.',
		'Bạn mình thấy đẹp cũng đặt theo.',
	],
	caveats: ['Màu ngoài đậm hơn ảnh một chút.', 'Mong có thêm tông để chọn.', 'Vỏ dễ bám dấu tay.'],
	complaints: [
		['Không hợp màu da mình như ảnh.', 'Cảm ơn bạn, bên mình đã thêm ảnh trên ba nền da khác nhau.'],
		['Hộp bị móp khi nhận.', 'Xin lỗi bạn, bên mình gửi cái khác và thêm lớp lót.'],
	],
	questions: [
		['Giữ màu được bao lâu ạ?', 'Khoảng sáu tiếng bạn nhé, da dầu thì phủ thêm phấn bột.'],
		['Hạn dùng tới khi nào vậy shop?', 'In trên vỏ, hàng gửi đi luôn còn trên một năm bạn nhé.'],
	],
};

/** Combs, brushes and sponges. */
export const careTool: KindTexts = {
	notes: ['Rửa sạch, để khô nơi thoáng sau khi dùng.', 'Thay mới sau vài tháng dùng hằng ngày để giữ vệ sinh.'],
	praise: [
		'Mềm, dùng không rát.',
		'Làm kỹ, không có dằm hay sợi rụng.',
		'Cầm vừa tay, nhẹ.',
		'Dùng hằng ngày hai tháng vẫn tốt.',
		'Chất liệu tự nhiên, mình thích.',
	],
	caveats: ['Nhỏ hơn mình tưởng một chút.', 'Mong có hộp đựng kèm theo.', 'Giá hơi cao.'],
	complaints: [['Có vài sợi bị rụng lúc mới dùng.', 'Xin lỗi bạn, bên mình gửi cái khác và kiểm lại cả lô.']],
	questions: [
		['Vệ sinh thế nào vậy shop?', 'Rửa nước ấm với xà phòng dịu rồi để khô bạn nhé.'],
		['Dùng được bao lâu thì thay ạ?', 'Khoảng ba tới sáu tháng bạn nhé.'],
	],
};
