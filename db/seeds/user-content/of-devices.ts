import type { KindTexts } from './kinds.ts';

export const appliance: KindTexts = {
	notes: [
		'Xem nguồn điện ghi trên nhãn trước khi dùng. Ngắt điện trước khi vệ sinh, không nhúng thân máy vào nước.',
		'Trong hộp có phiếu bảo hành và số máy. Giữ lại hộp trong tháng đầu để tiện đổi nếu cần.',
	],
	praise: [
		'Chạy ổn định, dùng cả tháng chưa thấy trục trặc gì.',
		'Dùng dễ, ông bà xem một lần là nhớ.',
		'Có phiếu bảo hành, kích hoạt xong trong năm phút.',
		'Tốt hơn cái cũ nhà mình nhiều.',
		'Lau chùi nhanh, không có chỗ khó với.',
		'Gọn mà được việc, đáng tiền.',
		'Thử lúc nhận là chạy ngay.',
	],
	caveats: ['Hướng dẫn in chữ nhỏ.', 'Thùng to, cất hơi chật chỗ.', 'Vỏ dễ bám dấu tay.'],
	complaints: [
		[
			'Dùng được ba hôm thì lúc chạy lúc không.',
			'Xin lỗi bạn, lỗi của máy trong bảy ngày được đổi mới, bạn mở đơn chọn trả hàng nhé.',
		],
		['Vỏ có một vết trầy khi mở hộp.', 'Xin lỗi bạn, bên mình đổi máy khác và chụp ảnh từng máy trước khi đóng.'],
	],
	questions: [
		['Dùng có tốn điện không shop?', 'Công suất ghi trong phần thông tin, dùng xong ngắt điện là tiết kiệm bạn nhé.'],
		['Bảo hành bao lâu ạ?', 'Mười hai tháng, lỗi của máy được đổi mới trong bảy ngày đầu bạn nhé.'],
		['Trong hộp có những gì ạ?', 'Máy, hướng dẫn và phiếu bảo hành. Món kèm theo ghi trong mô tả bạn nhé.'],
	],
};

export const gadget: KindTexts = {
	notes: [
		'Trong hộp có hướng dẫn tiếng Việt và phiếu bảo hành. Giữ hộp trong tháng đầu để tiện đổi.',
		'Chưa chắc máy mình có hợp không, bạn nhắn gian hàng tên máy trước khi đặt.',
	],
	praise: [
		'Mở hộp là dùng được ngay, đúng như mô tả.',
		'Hoàn thiện chắc tay, viền gọn.',
		'Dùng hằng ngày hai tháng nay vẫn tốt.',
		'Nhẹ, bỏ túi mang theo cả ngày.',
		'Hợp với máy của mình, không phải đổi.',
		'Bảo hành rõ ràng, quét mã là thấy.',
		'So với hàng cùng giá thì làm kỹ hơn.',
	],
	caveats: [
		'Hướng dẫn in chữ nhỏ.',
		'Mong có thêm màu để chọn.',
		'Bề mặt dễ bám dấu tay.',
		'Giá nhỉnh hơn chỗ khác một ít.',
	],
	complaints: [
		[
			'Nhận hàng bị trầy một vết dài, mình hơi buồn.',
			'Xin lỗi bạn, bên mình đổi cái khác, bạn mở đơn chọn trả hàng nhé.',
		],
		[
			'Dùng một tuần thì lúc được lúc không.',
			'Xin lỗi bạn, hàng này đổi mới trong ba mươi ngày, bên mình chịu phí hai chiều.',
		],
	],
	questions: [
		['Dùng với máy nào cũng được hả shop?', 'Bạn cho mình biết tên máy, mình kiểm rồi trả lời ngay nhé.'],
		[
			'Bảo hành bao lâu và gửi ở đâu ạ?',
			'Đổi mới trong ba mươi ngày, bạn gửi về gian hàng, bên mình chịu phí một chiều.',
		],
		['Trong hộp có những gì vậy?', 'Món chính, hướng dẫn và phiếu bảo hành. Món kèm theo ghi trong mô tả bạn nhé.'],
	],
};

export const computer: KindTexts = {
	notes: [
		'Có thể xuất hóa đơn cho công ty: ghi tên và mã số thuế vào ô ghi chú khi đặt.',
		'Hàng mới nguyên hộp. Lỗi do nhà sản xuất được đổi trong bảy ngày đầu.',
	],
	praise: [
		'Cắm vào là nhận, không phải cài gì.',
		'Dùng cả ngày làm việc thấy dễ chịu hẳn.',
		'Cả phòng thấy hay nên đặt thêm.',
		'Chắc chắn hơn loại mình mua trước đây.',
		'Đúng quy cách công ty cần, có hóa đơn đầy đủ.',
		'Dùng một tháng rồi, chưa có gì phải chê.',
		'Tem bảo hành còn nguyên, số máy trùng với hộp.',
	],
	caveats: ['Hướng dẫn chỉ có bản ngắn.', 'Giá cao hơn chỗ khác một ít.', 'Mong có thêm màu sáng.'],
	complaints: [
		['Nhận hàng bị trầy ở góc.', 'Xin lỗi bạn, bên mình đổi cái khác và bọc thêm góc khi đóng thùng.'],
		['Ba hôm thì trục trặc, đang chờ đổi.', 'Xin lỗi bạn, hàng đổi đã gửi đi, bạn xem mã vận đơn trong tin nhắn nhé.'],
	],
	questions: [
		['Có xuất hóa đơn công ty không ạ?', 'Có bạn nhé, bạn ghi tên và mã số thuế vào ô ghi chú khi đặt.'],
		['Mua mười cái cho văn phòng có bớt không?', 'Bạn nhắn gian hàng số lượng trước khi đặt, mình báo giá cho bạn.'],
		['Bảo hành ở đâu vậy shop?', 'Gửi về gian hàng hoặc trạm của hãng, danh sách nằm trong phiếu bạn nhé.'],
	],
};

export const phoneCover: KindTexts = {
	notes: [
		'Kiểm tra tên máy trước khi đặt. Lau sạch máy trước khi lắp.',
		'Chưa chắc máy mình có hợp không, bạn nhắn gian hàng tên máy trước khi đặt.',
	],
	praise: [
		'Ôm khít máy, lỗ khoét chuẩn.',
		'Cầm chắc tay, không trơn.',
		'Dùng hai tháng chưa ngả màu.',
		'Gọn, không làm máy dày thêm nhiều.',
		'Hoàn thiện đẹp so với giá.',
		'Mua hai cái thay đổi cho vui.',
	],
	caveats: ['Mong có thêm màu để chọn.', 'Bề mặt dễ bám dấu tay.', 'Hơi dày so với mình quen.'],
	complaints: [['Nhận hàng bị trầy một vết.', 'Xin lỗi bạn, bên mình đổi cái khác, bạn mở đơn chọn trả hàng nhé.']],
	questions: [
		['Dùng cho máy nào vậy shop?', 'Bạn cho mình biết tên máy, mình kiểm rồi trả lời ngay nhé.'],
		['Không vừa thì đổi được không ạ?', 'Đổi trong ba mươi ngày bạn nhé.'],
	],
};
