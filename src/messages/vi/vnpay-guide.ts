/** Cards of VNPAY's test environment; no bank accepts them. */
export const TEST_CARDS = [
	['9704198526191432198', 'Thanh toán thành công'],
	['9704195798459170488', 'Tài khoản không đủ số dư'],
	['9704192181368742', 'Chưa đăng ký Internet Banking'],
	['9704193370791314', 'Thẻ bị khóa'],
	['9704194841945513', 'Thẻ hết hạn'],
	['9704196852741963214', 'Thanh toán thành công, nhưng ngân hàng không nhận tiền hoàn'],
] as const;
export const TEST_CARD = { bank: 'Quốc Dân (NCB)', name: 'NGUYEN VAN A', date: '07/15', otp: '123456' } as const;

export const vnpayGuideMessages = {
	picturesId: 'tung-buoc-bang-hinh',
	pictures: 'Từng bước bằng hình',
	picturesNote:
		'Hình chụp từ cổng thanh toán thử nghiệm. Trang thật của VNPAY có thể xếp khác đôi chút, nhưng các bước thì như nhau.',
	step: (number: number) => `Bước ${number}.`,
	steps: [
		['Ở trang đặt hàng, chọn VNPAY rồi bấm “Đặt hàng và thanh toán”.', 'Trang đặt hàng với VNPAY đang được chọn'],
		['Ở trang VNPAY, xem lại số tiền rồi chọn ngân hàng của bạn.', 'Trang VNPAY: số tiền và danh sách ngân hàng'],
		['Nhập số thẻ, tên chủ thẻ và ngày phát hành như in trên thẻ.', 'Trang VNPAY: ba ô thông tin thẻ'],
		['Nhập mã OTP ngân hàng gửi tới điện thoại của bạn.', 'Trang VNPAY: ô nhập mã OTP'],
		['Bạn được đưa về Chợ Biz và thấy kết quả cùng số đơn hàng.', 'Trang kết quả: thanh toán thành công'],
	],
	testTitle: 'Thẻ để thử',
	testText: `Trang này đang chạy với cổng thanh toán thử nghiệm: không có tiền thật nào được chuyển. Chọn ngân hàng ${TEST_CARD.bank}, nhập một trong các số thẻ sau với tên ${TEST_CARD.name}, ngày phát hành ${TEST_CARD.date} và mã OTP ${TEST_CARD.otp}.`,
	testNumber: 'Số thẻ',
	testOutcome: 'Kết quả',
} as const;
