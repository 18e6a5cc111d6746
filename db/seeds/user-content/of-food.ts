import type { KindTexts } from './kinds.ts';

export const grain: KindTexts = {
	notes: [
		'Để nơi khô ráo, tránh nắng. Mở bao rồi thì đổ vào hũ kín và dùng trong vòng một tháng.',
		'Hạn dùng in trên bao bì. Nhà bạn ẩm thì cất phần chưa dùng trong ngăn mát để không bị mọt.',
	],
	praise: [
		'Thơm từ lúc mở bao, cả nhà ai cũng khen.',
		'Hạt đều, sạch, không lẫn sạn.',
		'Ngày đóng gói mới, hạn dùng còn dài.',
		'Gửi về cho bố mẹ ở quê, ông bà khen hợp miệng.',
		'Bữa nào cũng dùng, chưa thấy chán.',
		'Mở ra không có mọt, không có mùi ẩm.',
		'Chất lượng đều từ đầu bao đến cuối bao.',
	],
	caveats: [
		'Giá mong mềm hơn một chút khi mua bao lớn.',
		'Bao nên có khóa kéo để cất cho tiện.',
		'Hơi nhiều bột cám ở đáy bao.',
		'Chữ ghi cách nấu in nhỏ quá.',
	],
	complaints: [
		['Bao bị rách ở góc, rơi vãi một ít.', 'Xin lỗi bạn, bạn mở đơn chọn trả hàng, bên mình gửi bao khác nguyên vẹn.'],
		['Nấu lên không thơm như mình chờ đợi.', 'Cảm ơn bạn góp ý. Bên mình sẽ ghi rõ độ thơm của từng vụ trong mô tả.'],
	],
	questions: [
		[
			'Ngày đóng gói cách đây bao lâu vậy shop?',
			'Ngày đóng gói in trên bao, thường trong vòng hai tuần trước khi gửi bạn nhé.',
		],
		['Mở bao rồi để được bao lâu ạ?', 'Đậy kín, để nơi khô thì dùng ngon trong một tháng bạn nhé.'],
		['Bao có hút chân không không shop?', 'Có bạn nhé, bao hút chân không rồi mới đóng thùng.'],
	],
};

export const snack: KindTexts = {
	notes: [
		'Để nơi khô ráo, tránh nắng. Mở gói rồi thì buộc kín và dùng trong hai tuần.',
		'Làm theo mẻ nhỏ nên vị và màu mỗi mẻ hơi khác nhau. Hạn dùng in trên bao bì.',
	],
	praise: [
		'Vị vừa miệng, không quá ngọt.',
		'Cả phòng ăn một loáng là hết.',
		'Ăn là biết hàng mới, không có mùi dầu cũ.',
		'Gói đủ cân, ăn tới đáy vẫn ngon.',
		'Mang đi biếu ai cũng hỏi mua ở đâu.',
		'Trẻ con trong nhà rất thích.',
		'Nhâm nhi với trà là hợp nhất.',
	],
	caveats: [
		'Mong có gói lớn hơn cho đỡ phí giao.',
		'Hơi ngọt so với khẩu vị nhà mình.',
		'Dưới đáy gói có chút vụn.',
		'Bao nên có khóa kéo.',
	],
	complaints: [
		['Mở ra thấy kém thơm, chắc gói bị hở.', 'Xin lỗi bạn, bên mình gửi bù gói khác và kiểm lại máy dán.'],
		['Nhiều miếng vụn quá, bày ra không đẹp.', 'Cảm ơn bạn đã báo. Bên mình đã thêm lớp lót quanh gói khi đóng thùng.'],
	],
	questions: [
		['Hạn dùng còn bao lâu ạ?', 'Hàng gửi đi luôn còn ít nhất hai phần ba hạn dùng bạn nhé.'],
		['Mở gói rồi để ngoài được không shop?', 'Được bạn nhé, buộc kín, để nơi khô và dùng trong hai tuần.'],
		[
			'Thành phần có gì, nhà mình có người dị ứng?',
			'Thành phần ghi đủ sau bao bì và trong mô tả. Bạn dị ứng món nào cứ hỏi, mình xem giúp.',
		],
	],
};

export const honey: KindTexts = {
	notes: [
		'Để nơi mát, tránh nắng, đậy kín sau mỗi lần dùng. Hạn dùng in trên nhãn.',
		'Hàng theo mùa nên màu và vị mỗi đợt hơi khác nhau. Có kết tinh ở đáy vẫn dùng bình thường.',
	],
	praise: [
		'Vị thật, ăn thử là thấy khác hàng ngoài chợ.',
		'Đóng hũ kín, dốc ngược không rỉ.',
		'Bố mẹ mình lớn tuổi dùng hằng ngày, khen ngon.',
		'Nhãn ghi rõ vùng và mùa, đọc yên tâm.',
		'Làm quà cho sếp rất lịch sự.',
		'Thơm dịu, không gắt.',
	],
	caveats: [
		'Giá hơi cao so với chợ gần nhà.',
		'Nắp vặn hơi chặt.',
		'Mong có hũ nhỏ để dùng thử.',
		'Nhãn dán hơi lệch.',
	],
	complaints: [
		['Nắp hở nên rỉ ra thùng một ít.', 'Xin lỗi bạn, bên mình gửi lại hũ khác và từ nay quấn thêm màng quanh nắp.'],
		['Vị lần này nhạt hơn mình nghĩ.', 'Cảm ơn bạn, đợt này thu hoạch muộn, bên mình đã ghi thêm vào mô tả.'],
	],
	questions: [
		['Để được bao lâu sau khi mở nắp ạ?', 'Đậy kín, để nơi mát thì dùng ngon trong ba tháng bạn nhé.'],
		['Có phải để tủ lạnh không shop?', 'Không cần bạn nhé, chỉ cần nơi mát và khô.'],
		['Trẻ nhỏ ăn được chưa ạ?', 'Bé dưới một tuổi thì chưa nên. Bé lớn hơn bạn cho ăn từng ít một nhé.'],
	],
};

export const spice: KindTexts = {
	notes: [
		'Đậy kín, để nơi khô ráo và tránh hơi nước của bếp.',
		'Hạn dùng in trên bao bì. Mở ra rồi thì dùng trong ba tháng để còn thơm.',
	],
	praise: [
		'Thơm đậm, cho ít là đủ.',
		'Nêm món nào cũng dậy mùi.',
		'Vị đúng như nhà mình hay dùng hồi ở quê.',
		'Hàng sạch, bao bì ghi rõ nơi làm.',
		'Nhà mình nấu hằng ngày, mua một lần dùng được lâu.',
		'Đậm vừa, không bị gắt.',
	],
	caveats: ['Phần hơi nhỏ so với nhà đông người.', 'Đậm hơn mình quen, nên nêm từ từ.', 'Giá nhỉnh hơn ngoài chợ.'],
	complaints: [
		['Bao bì bị nứt khi nhận, phải bỏ.', 'Xin lỗi bạn, bên mình gửi lại phần khác và đã đổi sang lót dày hơn.'],
		['Vị khác mô tả, đậm hơn nhiều.', 'Cảm ơn bạn, mô tả đã được sửa lại độ đậm cho đúng.'],
	],
	questions: [
		['Có chất bảo quản không shop?', 'Không bạn nhé, thành phần ghi đủ trên nhãn.'],
		['Nhà bốn người dùng được bao lâu ạ?', 'Nấu hằng ngày thì khoảng một tới hai tháng bạn nhé.'],
		['Hạn dùng tới khi nào vậy?', 'Hạn dùng in trên bao bì, hàng gửi đi luôn còn trên nửa năm.'],
	],
};

export const coffeeTea: KindTexts = {
	notes: [
		'Để nơi khô, tránh nắng và tránh mùi lạ. Mở ra rồi thì đậy thật kín.',
		'Ngày đóng gói in trên bao bì. Dùng ngon nhất trong hai tháng sau khi mở.',
	],
	praise: [
		'Mở ra thơm khắp bếp.',
		'Hậu vị sạch, uống xong không bị khé.',
		'Sáng nào cũng pha một ly, ổn định từ đầu tới cuối.',
		'Khách tới nhà uống đều khen.',
		'Pha theo tỉ lệ ghi trên nhãn là vừa.',
		'Ngày đóng gói mới, khác hẳn hàng để lâu.',
		'Đậm vừa, mình uống mỗi chiều.',
	],
	caveats: [
		'Bao bì nên đóng lại được cho chắc.',
		'Hơi đậm với người mới uống.',
		'Mong có loại lớn cho nhà dùng nhiều.',
		'Hướng dẫn pha in chữ nhỏ.',
	],
	complaints: [
		['Uống nhạt hơn mô tả, chắc không hợp mình.', 'Cảm ơn bạn, bên mình đã ghi thêm tỉ lệ pha cho người uống đậm.'],
		['Bao bì bị hở mép, mùi bay bớt.', 'Xin lỗi bạn, bên mình gửi phần khác và kiểm lại đường dán.'],
	],
	questions: [
		['Đóng gói ngày nào vậy shop?', 'Ngày in trên bao bì, thường trong hai tuần trước khi gửi bạn nhé.'],
		[
			'Người đau dạ dày uống được không?',
			'Bạn nên uống sau khi ăn và pha loãng; có bệnh thì hỏi bác sĩ giúp mình nhé.',
		],
		['Pha được bao nhiêu ly ạ?', 'Số ly ghi ở mặt sau bao bì, pha đậm thì ít hơn một chút bạn nhé.'],
	],
};

export const driedSea: KindTexts = {
	notes: [
		'Để ngăn mát nếu nhà bạn ẩm. Hạn dùng in trên bao bì.',
		'Mùi biển là mùi tự nhiên của hàng. Mở ra rồi thì đậy kín và dùng trong một tháng.',
	],
	praise: [
		'Đậm vị biển, không bị mặn gắt.',
		'Hàng khô ráo, sạch, không lẫn cát.',
		'Nhà mình gốc miền Trung, ăn thấy đúng vị.',
		'Đưa cơm, mẹ mình rất thích.',
		'Đóng kín, đi đường xa không dậy mùi.',
		'Làm món đãi khách ai cũng hỏi.',
		'Ngày sản xuất mới, ăn là biết.',
	],
	caveats: [
		'Hơi mặn với người ăn nhạt.',
		'Giá lên so với đợt trước Tết.',
		'Mong có phần nhỏ cho nhà hai người.',
		'Nhãn dán đè lên hạn dùng, phải gỡ ra xem.',
	],
	complaints: [
		['Hàng tới nơi hơi ẩm, phải phơi lại.', 'Xin lỗi bạn, bên mình đã thêm gói hút ẩm và gửi bù cho bạn phần khác.'],
		['Phần nhỏ hơn mình tưởng nhiều.', 'Cảm ơn bạn, khối lượng tịnh đã được ghi rõ hơn trong mô tả.'],
	],
	questions: [
		['Gửi xa có bị ươn không shop?', 'Bên mình đóng kín và gửi kèm đá gel khi cần, ba tới năm ngày vẫn tốt bạn nhé.'],
		['Để ngoài được bao lâu ạ?', 'Nơi mát được khoảng một tuần, lâu hơn thì bạn để ngăn mát nhé.'],
		['Có phẩm màu không shop?', 'Không bạn nhé, màu là màu tự nhiên nên mỗi mẻ hơi khác.'],
	],
};

/** Cereals in a jar. */
export const cereal: KindTexts = {
	notes: [
		'Đậy kín, để nơi khô ráo, dùng trong một tháng sau khi mở.',
		'Hạn dùng in trên nhãn. Dùng muỗng khô khi lấy ra để không bị vón.',
	],
	praise: [
		'Thơm nhẹ, uống ấm bụng cả buổi sáng.',
		'Nấu nhanh, hợp những hôm dậy muộn.',
		'Không ngọt gắt, ăn lâu không chán.',
		'Ngày đóng gói mới, hạn dùng còn dài.',
		'Mẹ mình lớn tuổi ăn mỗi sáng, khen dễ ăn.',
	],
	caveats: ['Mong có hũ lớn hơn.', 'Giá hơi cao.', 'Nắp vặn hơi chặt.'],
	complaints: [['Nắp hở nên có chỗ bị vón.', 'Xin lỗi bạn, bên mình gửi hũ khác và quấn thêm màng quanh nắp.']],
	questions: [
		['Một hũ ăn được bao nhiêu bữa ạ?', 'Khoảng hai mươi bữa bạn nhé.'],
		['Trẻ em ăn được không shop?', 'Bé trên hai tuổi ăn được, bạn cho ăn từng ít một nhé.'],
	],
};

export const nuts: KindTexts = {
	notes: [
		'Để nơi mát, tránh nắng, đậy kín sau mỗi lần dùng. Hạn dùng in trên bao bì.',
		'Hàng theo mùa nên màu và vị mỗi đợt hơi khác nhau. Mở ra rồi thì dùng trong một tháng.',
	],
	praise: [
		'Đều, sạch, không có phần phải bỏ.',
		'Vị bùi, ăn là thấy hàng mới.',
		'Bố mẹ mình lớn tuổi dùng hằng ngày, khen ngon.',
		'Làm quà biếu rất lịch sự.',
		'Thơm dịu, không có mùi dầu cũ.',
		'Đủ cân, đóng gói kín.',
	],
	caveats: ['Giá hơi cao so với chợ gần nhà.', 'Mong có phần nhỏ để dùng thử.', 'Nhãn dán hơi lệch.'],
	complaints: [['Có vài phần bị vỡ vụn.', 'Xin lỗi bạn, bên mình gửi bù và đã thêm lớp lót khi đóng thùng.']],
	questions: [
		['Mở ra rồi để được bao lâu ạ?', 'Đậy kín, để nơi mát thì dùng ngon trong một tháng bạn nhé.'],
		['Vụ này hay vụ trước vậy shop?', 'Hàng vụ mới bạn nhé, ngày đóng gói in trên bao bì.'],
	],
};

/** Fish sauce and other seafood that is not dry. */
export const seaJar: KindTexts = {
	notes: [
		'Để nơi mát, tránh nắng. Mở ra rồi thì đậy kín và cất ngăn mát.',
		'Mùi biển là mùi tự nhiên của hàng. Hạn dùng in trên bao bì.',
	],
	praise: [
		'Đậm vị biển, không bị mặn gắt.',
		'Nhà mình gốc miền Trung, ăn thấy đúng vị.',
		'Đóng kín, đi đường xa không rò, không dậy mùi.',
		'Đưa cơm, cả nhà đều thích.',
		'Ngày sản xuất mới, nhãn ghi rõ.',
		'Làm món đãi khách ai cũng hỏi.',
	],
	caveats: ['Hơi mặn với người ăn nhạt.', 'Mong có loại nhỏ cho nhà hai người.', 'Giá lên so với đợt trước.'],
	complaints: [['Nắp hở nên thùng có mùi.', 'Xin lỗi bạn, bên mình gửi phần khác và quấn thêm màng quanh nắp.']],
	questions: [
		['Mở ra rồi để được bao lâu ạ?', 'Cất ngăn mát thì dùng ngon trong một tháng bạn nhé.'],
		['Có chất bảo quản không shop?', 'Không bạn nhé, thành phần ghi đủ trên nhãn.'],
	],
};
