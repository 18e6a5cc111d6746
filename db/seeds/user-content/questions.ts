export type QuestionAndAnswer = readonly [question: string, answer: string];

export const QUESTIONS: Readonly<Record<string, readonly QuestionAndAnswer[]>> = {
	'nong-san-dac-san': [
		[
			'Hàng này ngày sản xuất khi nào vậy shop?',
			'Hàng làm theo mẻ mỗi tuần, ngày in trên bao bì. Bạn đặt hôm nay nhận mẻ mới nhất nhé.',
		],
		['Mở ra rồi thì để được bao lâu ạ?', 'Buộc kín để nơi khô, dùng ngon nhất trong một tháng bạn nhé.'],
		[
			'Có loại nhỏ hơn để ăn thử không shop?',
			'Hiện chỉ có quy cách này. Tháng sau bên mình có túi nhỏ, bạn ghé lại nhé.',
		],
		[
			'Người ăn kiêng có dùng được không?',
			'Không thêm đường và chất bảo quản. Bạn xem thành phần trong phần mô tả giúp mình nhé.',
		],
		['Gửi ra Bắc mấy ngày thì tới?', 'Thường ba tới năm ngày. Mình gói hút chân không nên bạn yên tâm.'],
	],
	'thoi-trang': [
		['Mình cao 1m62 nặng 55 ký thì mặc cỡ nào ạ?', 'Bạn mặc cỡ L là vừa, thích rộng thì lấy XL nhé.'],
		['Vải này giặt máy được không shop?', 'Được bạn nhé, giặt nước lạnh, chế độ nhẹ và phơi chỗ mát.'],
		['Màu be ngoài có ngả vàng không?', 'Màu be ánh kem, gần như ảnh thứ nhất, không ngả vàng bạn nhé.'],
		['Không vừa thì đổi cỡ được không?', 'Được trong bảy ngày, còn tem mác bạn nhé.'],
		['Áo có dày không, mùa hè mặc nóng không?', 'Vải thoáng, mặc hè được. Trời lạnh thì bạn khoác thêm áo ngoài.'],
	],
	'dien-thoai-phu-kien': [
		[
			'Dùng cho máy chạy hệ nào cũng được hả shop?',
			'Dùng được với hầu hết máy có cổng cùng loại. Bạn cho mình biết tên máy, mình kiểm giúp.',
		],
		['Bảo hành bao lâu và gửi ở đâu ạ?', 'Bảo hành 12 tháng, gửi về gian hàng, bên mình chịu phí một chiều.'],
		['Có kèm cáp trong hộp không?', 'Có sẵn một sợi dài một mét bạn nhé.'],
		['Cắm qua đêm có nóng không shop?', 'Đầy là tự ngắt, vỏ chỉ hơi ấm thôi bạn.'],
	],
	'may-tinh-van-phong': [
		['Có xuất hóa đơn công ty không ạ?', 'Có bạn nhé, bạn ghi tên và mã số thuế vào ô ghi chú khi đặt.'],
		['Mua mười cái cho văn phòng có bớt không?', 'Bạn nhắn gian hàng trước khi đặt, mình báo giá tốt cho số lượng.'],
		['Hàng lắp sẵn hay phải tự ráp?', 'Ráp khoảng mười phút, có sẵn ốc và khóa trong hộp.'],
		['Bàn cao bao nhiêu thì dùng hợp?', 'Hợp với bàn từ 70 tới 76 cm bạn nhé.'],
	],
	'nha-cua-bep': [
		['Dùng cho bếp từ được không shop?', 'Món này dùng được mọi loại bếp trừ bếp từ bạn nhé.'],
		['Cho vào lò vi sóng được không ạ?', 'Được, trừ món có viền kim loại. Món này không viền nên bạn dùng thoải mái.'],
		['Vỡ khi vận chuyển thì sao shop?', 'Bạn chụp ảnh gửi lên đơn hàng, bên mình gửi lại món mới.'],
		['Kích thước thật có đúng như ảnh không?', 'Đồ làm tay nên chênh vài ly. Số đo nằm cuối phần mô tả bạn nhé.'],
	],
	'dien-gia-dung': [
		['Máy có ồn không, nhà mình có em bé?', 'Êm như quạt số nhỏ thôi bạn, bé ngủ được.'],
		['Tốn điện không shop?', 'Dùng một giờ hết chưa tới một số điện bạn nhé.'],
		['Bảo hành tại nhà hay phải mang đi?', 'Bảo hành 12 tháng tại trạm gần bạn, danh sách nằm trong phiếu.'],
		['Có phích cắm ba chân không?', 'Phích hai chân tròn, cắm được ổ ở nhà mình bạn nhé.'],
	],
	'suc-khoe-lam-dep': [
		['Da dầu mụn dùng được không ạ?', 'Dùng được bạn nhé, nên thử một vùng nhỏ trước.'],
		['Bà bầu dùng có sao không shop?', 'Bạn hỏi bác sĩ giúp mình cho chắc. Thành phần ghi đầy đủ trong mô tả.'],
		['Một chai dùng được bao lâu?', 'Dùng ngày một lần thì khoảng hai tháng bạn nhé.'],
	],
	'me-be': [
		['Bé chín tháng dùng được chưa shop?', 'Dùng từ sáu tháng được bạn nhé.'],
		['Giặt máy có hỏng không ạ?', 'Cho vào túi giặt, chế độ nhẹ là ổn bạn.'],
		['Có mùi nhựa không, mình hơi lo?', 'Không mùi bạn nhé, hàng có giấy kiểm nghiệm.'],
	],
	'sach-qua-tang': [
		['Gói quà giúp mình được không shop?', 'Được bạn nhé, ghi lời nhắn vào ô ghi chú, bên mình viết thiệp tay.'],
		['Bản này bìa cứng hay bìa mềm?', 'Bìa mềm có tay gấp bạn nhé.'],
		['Gửi thẳng cho người nhận, không kèm giá được không?', 'Được bạn, bên mình không để hóa đơn trong hộp quà.'],
	],
	'the-thao-da-ngoai': [
		['Hai người lớn một bé dùng vừa không?', 'Vừa thoải mái bạn nhé.'],
		['Mưa lớn có thấm không shop?', 'Chịu được mưa vừa, mưa lớn bạn căng thêm tấm che.'],
		['Gấp lại dài bao nhiêu, mình đi xe máy?', 'Gấp lại khoảng 60 cm, buộc sau xe được bạn nhé.'],
	],
	'xe-do-nghe': [
		['Lắp cho xe số đời cũ được không?', 'Được bạn nhé, có sẵn hai cỡ ngàm trong hộp.'],
		['Bộ này có đầu lục giác nhỏ không?', 'Có từ 2 tới 8 ly bạn nhé.'],
		['Thép gì vậy shop, có gỉ không?', 'Thép mạ crôm, lau khô sau khi dùng là bền.'],
	],
	'cay-thu-cung': [
		['Để trong phòng máy lạnh có sống được không?', 'Sống tốt bạn nhé, tuần cho ra nắng sớm một lần.'],
		['Mèo ba tháng ăn được chưa ạ?', 'Từ hai tháng ăn được, bạn ngâm mềm trước nhé.'],
		['Gửi cây đi xa có héo không shop?', 'Bọc bầu ẩm và đục lỗ thoáng, ba ngày vẫn tươi bạn nhé.'],
	],
};
export const QUESTIONS_FOR_ANY: readonly QuestionAndAnswer[] = [
	['Hàng còn nhiều không shop?', 'Còn bạn nhé, số còn lại hiện ngay cạnh nút mua.'],
	['Đặt hôm nay thì khi nào gửi đi ạ?', 'Sáng mai bên mình giao cho bên vận chuyển bạn nhé.'],
	['Có được kiểm hàng trước khi nhận không?', 'Được bạn nhé, bạn cứ mở xem trước khi trả tiền.'],
];
