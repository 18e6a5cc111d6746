/** What stands above the parts of an order, on both sides of it. */
export const orderNouns = {
	total: 'Tổng cộng',
	goods: 'Tiền hàng',
	shipping: 'Phí giao',
	steps: 'Hành trình đơn hàng',
	linesOf: 'Món đã đặt',
	deliverTo: 'Giao tới',
	status: 'Tình trạng',
	noteToShop: 'Lời nhắn cho người bán',
	noteOfBuyer: 'Lời nhắn của người mua',
} as const;
