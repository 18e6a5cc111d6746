import type { Bank } from '#src/domains/payments/contract/refund-account.ts';

export const refundAccountMessages = {
	open: 'Nhập tài khoản nhận tiền',
	missing: 'Chợ Biz chưa chuyển được khoản này vì chưa có tài khoản nhận tiền của bạn.',
	change: 'Đổi tài khoản nhận tiền',
	form: {
		title: 'Tài khoản nhận tiền hoàn',
		hint: 'VNPAY không hoàn được về thẻ hoặc tài khoản đã trả nên tiền được chuyển khoản. Số tài khoản được mã hóa.',
	},
	send: 'Lưu tài khoản',
} as const;

export const bankNames: Readonly<Record<Bank, string>> = {
	VCB: 'Vietcombank',
	BIDV: 'BIDV',
	CTG: 'VietinBank',
	AGRIBANK: 'Agribank',
	TCB: 'Techcombank',
	MB: 'MB Bank',
	ACB: 'ACB',
	VPB: 'VPBank',
	TPB: 'TPBank',
	STB: 'Sacombank',
	SHB: 'SHB',
	HDB: 'HDBank',
	VIB: 'VIB',
	OCB: 'OCB',
	MSB: 'MSB',
	SEAB: 'SeABank',
	EIB: 'Eximbank',
	LPB: 'LPBank',
	NAB: 'Nam A Bank',
	ABB: 'ABBANK',
	BAB: 'Bac A Bank',
	KLB: 'KienlongBank',
	NCB: 'NCB',
	PGB: 'PGBank',
	VAB: 'VietABank',
	BVB: 'BVBank',
	SGB: 'Saigonbank',
};

/** Older records store a name instead of a bank code. */
export const bankName = (bank: string): string => bankNames[bank as Bank] ?? bank;

export const accountText = (bank: string, lastDigits: string): string => `${bankName(bank)}, bốn số cuối ${lastDigits}`;

/** Expects `VCB ••••4556`, the format stored beside the encrypted account. */
export const shownAccountText = (shown: string): string => shown.replace(/^[A-Z]+(?= ••••)/, bankName);
