export const RESPONSE_TEXTS = {
	'00': 'Giao dịch thành công',
	'07': 'Trừ tiền thành công, giao dịch bị nghi ngờ',
	'09': 'Thẻ hoặc tài khoản chưa đăng ký Internet Banking',
	'10': 'Xác thực thông tin thẻ không đúng quá 3 lần',
	'11': 'Đã hết hạn chờ thanh toán',
	'12': 'Thẻ hoặc tài khoản bị khoá',
	'13': 'Nhập sai mã OTP',
	'24': 'Khách hàng hủy giao dịch',
	'51': 'Tài khoản không đủ số dư',
	'65': 'Vượt hạn mức giao dịch trong ngày',
	'75': 'Ngân hàng đang bảo trì',
	'79': 'Nhập sai mật khẩu thanh toán quá số lần',
	'99': 'Lỗi khác',
} as const;
export type ResponseCode = keyof typeof RESPONSE_TEXTS;

export const isResponseCode = (code: string): code is ResponseCode => Object.hasOwn(RESPONSE_TEXTS, code);

export const statusFor = (code: ResponseCode): string => (code === '00' || code === '07' ? code : '02');

export const IPN_MODES = {
	normal: 'Báo ngay, trước khi quay lại cửa hàng',
	late: 'Báo trễ vài giây sau khi đã quay lại',
	burst: 'Báo 20 lần cùng lúc',
	lost: 'Không báo lần nào',
	bad_signature: 'Lần đầu sai chữ ký, các lần sau đúng',
	bad_amount: 'Thu sai số tiền (thêm 1.000 ₫)',
} as const;
export type IpnMode = keyof typeof IPN_MODES;

export const isIpnMode = (mode: string): mode is IpnMode => Object.hasOwn(IPN_MODES, mode);
export const OVERCHARGE_VND = 1000;

export type TestCard = {
	readonly number: string;
	readonly outcome: ResponseCode;
	readonly note: string;
	/** The bank rejects refunds, as for a closed account. */
	readonly rejectsRefunds?: true;
};
export const TEST_CARDS: readonly TestCard[] = [
	{ number: '9704198526191432198', outcome: '00', note: 'Thành công' },
	{ number: '9704195798459170488', outcome: '51', note: 'Không đủ số dư' },
	{ number: '9704192181368742', outcome: '09', note: 'Chưa kích hoạt Internet Banking' },
	{ number: '9704193370791314', outcome: '12', note: 'Thẻ bị khoá' },
	{ number: '9704194841945513', outcome: '99', note: 'Thẻ hết hạn' },
	{ number: '9704196852741963214', outcome: '00', note: 'Trả được, nhưng không nhận tiền hoàn', rejectsRefunds: true },
];
export const TEST_CARD_NAME = 'NGUYEN VAN A';
export const TEST_CARD_DATE = '07/15';
export const TEST_OTP = '123456';
export const TRIES_MAX = 3;

export const BANKS = [
	['NCB', 'Quốc Dân', 'NCB'],
	['VIETCOMBANK', 'Vietcombank', 'VCB'],
	['VIETINBANK', 'VietinBank', 'CTG'],
	['BIDV', 'BIDV', 'BID'],
	['AGRIBANK', 'Agribank', 'AGR'],
	['TECHCOMBANK', 'Techcombank', 'TCB'],
	['MBBANK', 'MB Bank', 'MB'],
	['ACB', 'ACB', 'ACB'],
	['SACOMBANK', 'Sacombank', 'STB'],
	['VPBANK', 'VPBank', 'VPB'],
	['TPBANK', 'TPBank', 'TPB'],
	['HDBANK', 'HDBank', 'HDB'],
	['SHB', 'SHB', 'SHB'],
	['VIB', 'VIB', 'VIB'],
	['MSBANK', 'MSB', 'MSB'],
	['OCB', 'OCB', 'OCB'],
	['EXIMBANK', 'Eximbank', 'EIB'],
	['SEABANK', 'SeABank', 'SSB'],
] as const;
export const bankName = (code: string): string | null => BANKS.find(([known]) => known === code)?.[1] ?? null;
