import type { KindTexts } from './kinds.ts';

export const sport: KindTexts = {
	notes: [
		'Lau khô sau mỗi lần dùng để bền và không có mùi.',
		'Chưa chắc loại nào hợp, bạn nhắn gian hàng để được gợi ý.',
	],
	praise: [
		'Dùng đều một tháng nay vẫn tốt.',
		'Làm kỹ, cầm chắc tay.',
		'Bạn cùng nhóm thấy cũng đặt theo.',
		'Nhẹ hơn loại mình dùng trước.',
		'Mang đi chơi cuối tuần rất được.',
		'Chất liệu bền, chịu nắng mưa tốt.',
		'Đúng cỡ như ghi trên trang.',
	],
	caveats: [
		'Màu ngoài đậm hơn ảnh một chút.',
		'Mong có túi đựng kèm theo.',
		'Mới mở có mùi cao su nhẹ.',
		'Giá nhỉnh hơn chỗ khác một ít.',
	],
	complaints: [
		['Có một vết trầy khi mở ra.', 'Xin lỗi bạn, bên mình đổi cái khác, bạn mở đơn chọn trả hàng nhé.'],
		[
			'Giao trễ bốn ngày, lỡ buổi chơi của nhóm.',
			'Xin lỗi bạn, kho đang sửa nên chậm, bên mình đã báo trước trên trang.',
		],
	],
	questions: [
		['Người mới chơi dùng được không shop?', 'Được bạn nhé, loại này dễ làm quen.'],
		['Nặng bao nhiêu vậy ạ?', 'Khối lượng ghi trong phần thông tin bạn nhé, gồm cả bao bì.'],
		['Bảo hành thế nào shop?', 'Lỗi do sản xuất được đổi trong ba mươi ngày bạn nhé.'],
	],
};

export const plant: KindTexts = {
	notes: ['Cây mới về để chỗ mát ba ngày rồi mới đưa ra nắng.', 'Tưới khi mặt đất đã khô, không để úng.'],
	praise: [
		'Gói kỹ, tới nơi vẫn tươi.',
		'Có tờ hướng dẫn chăm viết tay, dễ hiểu.',
		'Hai tuần đã thấy nhú mầm mới.',
		'Khỏe, xanh, đúng như ảnh.',
		'Chủ gian hàng chỉ cách chăm rất kỹ.',
		'Để ban công nhìn mát mắt.',
	],
	caveats: ['Nhỏ hơn ảnh một chút.', 'Đất rơi ra ít khi mở thùng.', 'Mong gửi nhanh hơn vào mùa nóng.'],
	complaints: [
		['Có hai lá bị dập khi nhận.', 'Xin lỗi bạn, bạn cắt lá dập, cây ra lá mới; nếu yếu đi bên mình gửi lại.'],
		['Chờ lâu quá nên hơi héo.', 'Xin lỗi bạn, từ nay bên mình chỉ gửi đầu tuần để không nằm kho.'],
	],
	questions: [
		['Gửi đi xa có sao không shop?', 'Bọc ẩm và đục lỗ thoáng, ba ngày vẫn tốt bạn nhé.'],
		['Người mới trồng có dễ không ạ?', 'Dễ bạn nhé, có tờ hướng dẫn kèm theo, khó thì nhắn mình.'],
	],
};

export const garden: KindTexts = {
	notes: ['Cất nơi khô, tránh nắng gắt khi chưa dùng.', 'Đeo găng khi làm vườn, rửa tay sau khi dùng.'],
	praise: [
		'Đúng loại mình cần cho ban công.',
		'Đủ số lượng, đóng gói kín.',
		'Dùng hai tháng vẫn chắc.',
		'Giá hợp lý, sẽ đặt thêm cho mùa tới.',
	],
	caveats: ['Thùng hơi nặng, nên giao tận cửa.', 'Mong có cỡ lớn hơn.'],
	complaints: [['Thùng bị rách một góc khi nhận.', 'Xin lỗi bạn, bên mình gửi bù và đã đổi sang thùng hai lớp.']],
	questions: [
		['Ban công nhỏ dùng hợp không shop?', 'Hợp bạn nhé, số đo và khối lượng ghi trong phần thông tin.'],
		['Nhà chung cư giao lên tận nơi không ạ?', 'Có bạn nhé, bạn ghi số căn hộ vào ghi chú.'],
	],
};

export const petFood: KindTexts = {
	notes: ['Đổi từ từ trong một tuần để thú cưng quen.', 'Để nơi khô ráo, đậy kín sau khi mở.'],
	praise: [
		'Bé nhà mình quen ngay.',
		'Đúng loại mình vẫn mua ở tiệm, rẻ hơn một chút.',
		'Chất lượng đều như lần mua trước.',
		'Hạn dùng còn dài, bao kín.',
		'Chủ gian hàng tư vấn kỹ theo cân nặng.',
	],
	caveats: ['Mong có gói lớn hơn.', 'Giá lên so với tháng trước.', 'Bao nên có khóa kéo.'],
	complaints: [
		[
			'Bé nhà mình không chịu, chắc không hợp.',
			'Cảm ơn bạn, bạn trộn ít một với loại cũ trong một tuần giúp mình nhé.',
		],
		['Bao ngoài bị rách một góc.', 'Xin lỗi bạn, bên mình gửi cái khác và thêm thùng giấy.'],
	],
	questions: [
		['Bé mới ba tháng dùng được chưa ạ?', 'Bạn xem độ tuổi trên bao bì, chưa chắc thì nhắn mình cân nặng của bé.'],
		['Hàng còn mới không shop?', 'Còn bạn nhé, ngày sản xuất in trên bao bì.'],
	],
};

export const moto: KindTexts = {
	notes: [
		'Nên lắp ở tiệm quen nếu bạn chưa làm bao giờ. Giữ hóa đơn để được bảo hành.',
		'Kiểm tra lại sau tuần đầu sử dụng. Cất nơi khô, tránh nắng gắt.',
	],
	praise: [
		'Đúng loại mình cần, không phải chế thêm.',
		'Dùng hằng ngày vẫn ổn.',
		'Giá này mà làm kỹ như vậy là đáng mua.',
		'Hợp với xe nhà mình.',
		'Đi mưa cả tuần vẫn tốt.',
		'Đủ món như ảnh.',
	],
	caveats: ['Hướng dẫn hơi sơ sài.', 'Màu ngoài tối hơn ảnh một chút.', 'Mong có thêm cỡ.'],
	complaints: [
		['Có một vết trầy khi mở ra.', 'Xin lỗi bạn, bên mình đổi cái khác, bạn mở đơn chọn trả hàng nhé.'],
		['Giao trễ so với hẹn.', 'Xin lỗi bạn, đợt đó kho thiếu hàng. Giờ hàng đã đủ.'],
	],
	questions: [
		['Hợp với xe đời cũ không shop?', 'Bạn nhắn tên xe và đời xe, mình kiểm rồi trả lời nhé.'],
		['Bảo hành bao lâu ạ?', 'Lỗi do sản xuất được đổi trong ba mươi ngày bạn nhé.'],
	],
};

export const tool: KindTexts = {
	notes: [
		'Đeo găng và kính khi dùng dụng cụ. Lau khô sau khi dùng.',
		'Kiểm tra ốc siết sau tuần đầu. Cất ngoài tầm tay trẻ em.',
	],
	praise: [
		'Cứng cáp, dùng mạnh tay vẫn ổn.',
		'Đủ món như ảnh, hộp đựng chắc.',
		'Để ở nhà lúc cần là có, rất được việc.',
		'Dùng hơn tháng, chưa có gì phải chê.',
		'Cầm vừa tay, không trơn.',
	],
	caveats: ['Hộp hơi khó đóng lại.', 'Hướng dẫn in chữ nhỏ.'],
	complaints: [['Thiếu một đầu trong bộ.', 'Xin lỗi bạn, bên mình gửi bù và đếm lại trước khi đóng hộp.']],
	questions: [
		[
			'Dùng cho việc nặng được không shop?',
			'Dùng sửa chữa trong nhà thì tốt bạn nhé, công trình thì nên chọn loại lớn hơn.',
		],
		['Bảo hành thế nào ạ?', 'Lỗi do sản xuất được đổi trong ba mươi ngày bạn nhé.'],
	],
};

export const seeds: KindTexts = {
	notes: [
		'Ngâm nước ấm vài giờ rồi gieo nơi đất ẩm, thoáng. Gói chưa dùng cất nơi khô.',
		'Tỉ lệ nảy mầm và mùa gieo ghi ở mặt sau gói.',
	],
	praise: [
		'Gieo mười hạt lên chín, đáng tiền.',
		'Năm ngày đã nảy mầm.',
		'Hướng dẫn gieo dễ hiểu, trẻ con cũng làm được.',
		'Gói kín, hạt mẩy.',
		'Trồng ban công vẫn xanh tốt.',
	],
	caveats: ['Mong có gói nhiều hạt hơn.', 'Chữ hướng dẫn in nhỏ.'],
	complaints: [['Nảy mầm ít hơn mình mong.', 'Cảm ơn bạn, bên mình gửi tặng gói khác và tờ hướng dẫn ngâm hạt.']],
	questions: [
		['Mùa này gieo được không shop?', 'Được bạn nhé, mùa gieo ghi ở mặt sau gói.'],
		['Một gói khoảng bao nhiêu hạt ạ?', 'Số hạt ghi trong phần thông tin bạn nhé.'],
	],
};

export const petGear: KindTexts = {
	notes: ['Cho thú cưng làm quen từ từ. Kiểm tra chỗ nối mỗi tháng.', 'Lau hoặc giặt nhẹ, phơi nơi thoáng.'],
	praise: [
		'Bé nhà mình quen ngay.',
		'Làm chắc, dùng hằng ngày không hỏng.',
		'Đúng kích thước như ghi.',
		'Chủ gian hàng tư vấn kỹ theo cân nặng.',
		'Nhìn dễ thương, hợp với góc nhà.',
	],
	caveats: ['Mong có thêm màu để chọn.', 'Nhỏ hơn mình tưởng một chút.'],
	complaints: [['Có một vết xước khi mở ra.', 'Xin lỗi bạn, bên mình đổi cái khác, bạn mở đơn chọn trả hàng nhé.']],
	questions: [
		['Bé nặng 8 ký dùng được không ạ?', 'Được bạn nhé, cân nặng phù hợp ghi trong phần thông tin.'],
		['Vệ sinh thế nào vậy shop?', 'Lau bằng khăn ẩm rồi để khô bạn nhé.'],
	],
};

export const rideWear: KindTexts = {
	notes: ['Lau khô, phơi nơi thoáng sau khi dùng.', 'Chọn cỡ theo bảng; phân vân thì chọn lớn hơn.'],
	praise: [
		'Đúng cỡ, mang lên thoải mái.',
		'Đi mưa cả tuần vẫn tốt.',
		'Làm kỹ, khóa chắc.',
		'Nhẹ, gấp hay treo đều tiện.',
		'Giá này mà làm kỹ như vậy là đáng mua.',
	],
	caveats: ['Màu ngoài tối hơn ảnh một chút.', 'Mong có thêm cỡ.'],
	complaints: [['Không vừa như bảng ghi.', 'Xin lỗi bạn, bạn mở đơn chọn trả hàng, bên mình đổi cỡ khác.']],
	questions: [
		['Cỡ này người 70 ký dùng được không?', 'Được bạn nhé, bạn xem bảng cỡ trong phần thông tin.'],
		['Không vừa có đổi được không ạ?', 'Được trong bảy ngày, còn tem bạn nhé.'],
	],
};

export const camp: KindTexts = {
	notes: ['Lau khô sau mỗi lần dùng để bền và không có mùi.', 'Dùng thử ở nhà một lần trước chuyến đi.'],
	praise: [
		'Mang đi chơi cuối tuần rất được.',
		'Bạn cùng nhóm thấy cũng đặt theo.',
		'Nhẹ hơn loại mình dùng trước.',
		'Chất liệu bền, chịu nắng mưa tốt.',
		'Gọn, để vừa cốp xe.',
		'Đúng kích thước như ghi.',
	],
	caveats: ['Màu ngoài đậm hơn ảnh một chút.', 'Mong có túi đựng kèm theo.', 'Giá nhỉnh hơn chỗ khác một ít.'],
	complaints: [
		['Có một vết trầy khi mở ra.', 'Xin lỗi bạn, bên mình đổi cái khác, bạn mở đơn chọn trả hàng nhé.'],
		['Giao trễ bốn ngày, lỡ chuyến đi.', 'Xin lỗi bạn, kho đang sửa nên chậm, bên mình đã báo trên trang.'],
	],
	questions: [
		['Chở bằng xe máy được không shop?', 'Được bạn nhé, kích thước ghi trong phần thông tin.'],
		['Bảo hành thế nào ạ?', 'Lỗi do sản xuất được đổi trong ba mươi ngày bạn nhé.'],
	],
};
