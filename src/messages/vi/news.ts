export const productBlockMessages = {
	title: 'Món nhắc tới trong bài',
	seePrice: 'Xem giá hôm nay',
	soldOut: 'Tạm hết hàng',
	closed: 'Gian hàng chưa nhận đơn',
	ended: 'Đã ngừng bán',
	from: 'từ',
} as const;
