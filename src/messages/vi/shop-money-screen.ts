import { accountText } from './banks.ts';

/** What a shop has with the platform, on its own page. */
export const shopMoneyWords = {
	title: 'Tiền của gian hàng',
	payable: 'Được rút',
	payableHint: 'Chuyển vào thứ Ba hằng tuần.',
	owed: 'Số này trừ dần vào tiền bán hàng sắp tới.',
	reserved: 'Đang giữ',
	reservedHint: 'Chờ hết ngày khiếu nại của đơn, rồi sang phần được rút.',
	account: 'Tài khoản nhận tiền',
	accountText,
	noAccount: 'Gian hàng chưa khai tài khoản nhận tiền.',
	payouts: 'Các lần chuyển tiền gần đây',
	noPayouts: 'Chưa có lần chuyển tiền nào.',
	statement: 'Tải sao kê tháng này (CSV)',
} as const;
