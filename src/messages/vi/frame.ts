export const frameMessages = {
	cart: (count: number): string => (count === 0 ? 'Giỏ hàng trống' : `Giỏ hàng, ${count} món`),
	allCategories: 'Xem tất cả danh mục',
} as const;
