/** What the cart says besides refusals. */
export const cartScreenWords = {
	added: (name: string, choice: string) => `Đã thêm vào giỏ hàng: ${choice ? `${name} – ${choice}` : name}.`,
	title: 'Giỏ hàng',
	emptyTitle: 'Giỏ hàng đang trống',
	emptyText: 'Bạn chưa chọn món nào. Dạo một vòng chợ, thấy món ưng ý thì bỏ vào giỏ nhé.',
	emptyAction: 'Xem sản phẩm',
	remove: 'Bỏ khỏi giỏ',
	takeOut: 'Bỏ',
	undo: 'Hoàn tác',
	removed: (name: string) => `Đã bỏ ${name} khỏi giỏ.`,
	quantityOf: (name: string) => `Số lượng ${name}`,
	choose: (name: string) => `Chọn mua ${name}`,
	chooseShop: (name: string) => `Chọn mua tất cả của ${name}`,
	total: 'Tạm tính',
	shippingLater: 'Phí giao tính ở bước sau, khi đã có địa chỉ.',
	checkout: (count: number) => (count === 0 ? 'Chọn món để đặt hàng' : `Đặt hàng (${count} món)`),
	failed: 'Chưa xem được giỏ hàng. Bạn kiểm tra mạng rồi thử lại nhé.',
} as const;
