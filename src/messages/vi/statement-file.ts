/** Columns of the file that a shop takes to its books. */
export const statementFileWords = {
	head: ['Lúc', 'Loại', 'Đơn hàng'],
	parts: {
		goodsVnd: 'Tiền hàng',
		shopDiscountVnd: 'Gian hàng giảm',
		shippingVnd: 'Tiền giao',
		commissionVnd: 'Phí bán hàng',
		taxVnd: 'Thuế khấu trừ',
		returnedVnd: 'Trả lại trước khi hoàn tất',
		platformDiscountVnd: 'Chợ Biz giảm (Chợ Biz trả)',
		coinVnd: 'Bizcoin (Chợ Biz trả)',
	},
	tail: ['Thay đổi', 'Số dư'],
	kinds: {
		sale: 'Bán hàng',
		refund: 'Hoàn tiền',
		postage: 'Phí khách gửi trả hàng',
		goodwill: 'Đền người mua',
		payout: 'Chuyển tiền',
		cash_kept: 'Tiền mặt gian hàng đã tự thu',
		adjustment: 'Điều chỉnh',
	},
	opening: 'Số dư đầu kỳ',
	closing: 'Số dư cuối kỳ',
} as const;
