import type { Reordered, ReorderReason } from '#src/domains/checkout/contract/reorder.ts';

const WHY: Readonly<Record<ReorderReason, string>> = {
	gone: 'không còn bán',
	sold_out: 'đã hết hàng',
	not_enough: 'không đủ hàng',
	wrong_quantity: 'gian hàng đổi cách bán theo số lượng',
	off_sale: 'không còn bán',
	shop_closed: 'gian hàng tạm không nhận đơn',
	own_shop: 'là hàng của gian hàng bạn',
	cart_full: 'giỏ hàng đã đầy',
};

export const reorderOutcomeMessages = {
	title: 'Mua lại đơn này',
	stay: 'Ở lại trang này',
	allIn: 'Các món đã vào giỏ theo giá hiện tại.',
	someIn: 'Một phần đã vào giỏ theo giá hiện tại. Những món sau thì chưa đủ:',
	noneIn: 'Chưa món nào vào giỏ được:',
	line: ({ productName, variantLabel, wanted, added, reason }: Reordered['items'][number]): string =>
		`${[productName, variantLabel].filter(Boolean).join(', ')}: thêm được ${added}/${wanted}${reason ? `, ${WHY[reason]}` : ''}`,
} as const;
