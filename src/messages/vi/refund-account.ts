export const refundAccountMessages = {
	open: 'Ghi tài khoản nhận tiền',
	missing: 'Chợ Biz chưa chuyển được khoản này vì chưa có tài khoản nhận tiền của bạn.',
	change: 'Đổi tài khoản nhận tiền',
	form: {
		title: 'Tài khoản nhận tiền hoàn',
		hint: 'VNPAY không hoàn được về thẻ hoặc tài khoản đã trả nên tiền được chuyển khoản. Số tài khoản được mã hóa.',
	},
	send: 'Lưu tài khoản',
} as const;
