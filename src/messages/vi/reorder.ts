/** Buying again what an order had. */
export const reorderWords = {
	again: 'Mua lại',
	toCart: 'Xem giỏ hàng',
} as const;
