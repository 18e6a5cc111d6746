export const suggestionMessages = {
	title: 'Gợi ý tìm kiếm',
	products: 'Sản phẩm',
	categories: 'Danh mục',
	shops: 'Gian hàng',
	recent: 'Tìm gần đây',
	forget: 'Xóa',
	forgetAll: 'Xóa những gì đã tìm',
	count: (options: number): string => `${options} gợi ý`,
} as const;
