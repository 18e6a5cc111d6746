export const reorderMessages = {
	again: 'Mua lại',
	toCart: 'Xem giỏ hàng',
} as const;
