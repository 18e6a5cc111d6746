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

export const bankReferenceName = 'Mã giao dịch trên sao kê';
/** How the person finds a payment on the bank's statement. */
export const bankReference = (txnRef: string): string => `${bankReferenceName}: ${txnRef}`;
