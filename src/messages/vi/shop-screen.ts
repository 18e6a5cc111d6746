/** The page of a shop and the list of those that somebody follows. */
export const shopScreenWords = {
	followedTitle: 'Gian hàng theo dõi',
	followedEmpty: 'Bạn chưa theo dõi gian hàng nào. Gặp gian hàng ưng ý, bạn bấm Theo dõi để lần sau tìm lại nhanh hơn.',
	findShops: 'Xem hàng đang bán',
	sendsFrom: (province: string): string => `Gửi hàng từ ${province}`,
	followedSince: (day: string): string => `Theo dõi từ ${day}`,
	newest: 'Mới nhất',
	older: 'Cũ hơn',
	pages: 'Trang của danh sách gian hàng',
	openings: { on_holiday: 'Đang nghỉ', not_selling: 'Tạm ngừng bán' },
} as const;
