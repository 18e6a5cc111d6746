export const searchScreenMessages = {
	place: 'Tìm kiếm',
	heading: (text: string) => (text ? `Kết quả cho “${text}”` : 'Tất cả sản phẩm'),
	description: 'Tìm sản phẩm trên Chợ Biz, gõ có dấu hay không dấu đều được.',
	places: 'Danh mục và gian hàng liên quan',
	placeOf: { category: 'Danh mục', shop: 'Gian hàng' },
	nothingTitle: (text: string) => (text ? `Không tìm thấy “${text}”` : 'Không tìm thấy sản phẩm nào'),
	nothing: 'Bạn thử ít từ hơn, gõ không dấu, hoặc xem theo danh mục nhé.',
	nothingFitsTitle: 'Không tìm thấy sản phẩm phù hợp',
	emptyCategoryTitle: 'Chưa có sản phẩm',
	nothingFits: 'Không có sản phẩm nào khớp bộ lọc. Bạn thử nới khoảng giá hoặc bỏ bớt bộ lọc nhé.',
	alike: 'Cùng loại, nhiều người mua',
	bestSellers: 'Nhiều người đang mua',
} as const;

export const suggestionMessages = {
	title: 'Gợi ý tìm kiếm',
	products: 'Sản phẩm',
	categories: 'Danh mục',
	shops: 'Gian hàng',
	recent: 'Tìm gần đây',
	forget: 'Xóa',
	forgetAll: 'Xóa lịch sử tìm kiếm',
	count: (options: number): string => `${options} gợi ý`,
} as const;
