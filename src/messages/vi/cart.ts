import type { CartFailure, CartLineStatus, VoucherHint } from '#src/domains/cart/contract.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import type { MessageTable } from '../message-table.ts';

/** Null when nothing of it is in the cart yet. */
function alreadyInCart(inCart: unknown, most: unknown, why: string): string | null {
	if (typeof inCart !== 'number' || typeof most !== 'number') return null;
	if (inCart >= most) return `Trong giỏ hàng đã có ${inCart} sản phẩm này, ${why}.`;
	return `Trong giỏ hàng đã có ${inCart} sản phẩm này. Bạn chỉ thêm được ${most - inCart} nữa.`;
}

export const cartMessages = {
	'cart.variant_not_found': 'Không tìm thấy sản phẩm này. Có thể người bán đã gỡ xuống.',
	'cart.line_not_found': 'Sản phẩm này không còn trong giỏ hàng. Bạn hãy tải lại giỏ để xem.',
	'cart.own_shop': 'Đây là hàng của gian hàng bạn, nên bạn không đặt mua được.',
	'cart.off_sale': 'Sản phẩm này không còn bán nữa.',
	'cart.shop_closed': 'Gian hàng tạm không nhận đơn. Bạn hãy quay lại sau.',
	'cart.sold_out': 'Sản phẩm vừa hết hàng.',
	'cart.not_enough_stock': ({ available, inCart }) =>
		alreadyInCart(inCart, available, 'gian hàng không còn thêm') ??
		`Chỉ còn ${available} sản phẩm. Bạn hãy giảm số lượng.`,
	'cart.quantity_too_small': ({ min }) => `Người bán nhận từ ${min} sản phẩm trở lên.`,
	'cart.quantity_too_large': ({ max, inCart }) =>
		alreadyInCart(inCart, max, `mỗi lần mua nhiều nhất ${max}`) ?? `Mỗi lần mua nhiều nhất ${max} sản phẩm loại này.`,
	'cart.quantity_step': ({ step }) => `Số lượng phải là bội số của ${step}.`,
	'cart.too_many_lines': ({ max }) =>
		`Giỏ hàng chứa nhiều nhất ${max} sản phẩm. Bạn hãy đặt bớt hoặc bỏ bớt rồi thêm tiếp.`,
} satisfies MessageTable<CartFailure>;

export const cartLineMessages: Readonly<Record<CartLineStatus, string>> = {
	ready: '',
	sold_out: 'Đã hết hàng',
	not_enough: 'Không đủ hàng, bạn hãy giảm số lượng',
	wrong_quantity: 'Số lượng chưa đúng quy định của gian hàng',
	off_sale: 'Không còn bán',
	shop_closed: 'Gian hàng tạm không nhận đơn',
	own_shop: 'Hàng của gian hàng bạn, bạn không đặt mua được',
};

export const cartScreenMessages = {
	added: (name: string, choice: string) => `Đã thêm vào giỏ hàng: ${choice ? `${name} – ${choice}` : name}.`,
	title: 'Giỏ hàng',
	voucherHint: ({ code, missingVnd, discountVnd }: VoucherHint) =>
		`Mua thêm ${formatVnd(missingVnd)} để dùng mã ${code}, giảm ${formatVnd(discountVnd)}.`,
	emptyTitle: 'Giỏ hàng đang trống',
	emptyText: 'Giỏ hàng chưa có sản phẩm nào. Bạn xem sản phẩm rồi thêm vào giỏ nhé.',
	emptyAction: 'Xem sản phẩm',
	remove: 'Bỏ khỏi giỏ',
	undo: 'Hoàn tác',
	removed: (name: string) => `Đã bỏ ${name} khỏi giỏ.`,
	quantityOf: (name: string) => `Số lượng ${name}`,
	choose: (name: string) => `Chọn mua ${name}`,
	chooseShop: (name: string) => `Chọn mua tất cả của ${name}`,
	chooseAll: (count: number) => `Chọn tất cả (${count} sản phẩm)`,
	total: 'Tạm tính',
	shippingLater: 'Phí giao tính ở bước sau, khi đã có địa chỉ.',
	checkout: (count: number) => (count === 0 ? 'Chọn sản phẩm để đặt hàng' : `Đặt hàng (${count} sản phẩm)`),
	signInLater: 'Bạn đăng nhập ở bước đặt hàng. Phí giao tính sau, khi đã có địa chỉ.',
	failed: 'Chưa xem được giỏ hàng. Bạn hãy kiểm tra mạng rồi thử lại.',
	tryAgain: 'Thử lại',
} as const;

/** Shown when the price differs from the one at which the line was added. */
export const priceChangeMessages = (wasVnd: number, unitPriceVnd: number): string =>
	`${unitPriceVnd > wasVnd ? 'Giá đã tăng' : 'Giá đã giảm'}, lúc thêm vào giỏ là ${formatVnd(wasVnd)}`;

export const cartVariantMessages = {
	title: 'Chọn phân loại',
	changeOf: (name: string, label: string) => `Đổi phân loại của ${name}, đang chọn ${label}`,
	left: (count: number) => (count === 0 ? 'Hết hàng' : `Mua được nhiều nhất ${count}`),
	incomplete: 'Chọn đủ các mục bên dưới',
	cancel: 'Hủy',
	save: 'Cập nhật',
} as const;

type VariantDone = {
	readonly label: string;
	readonly quantity: number;
	readonly isReduced: boolean;
	readonly isMerged: boolean;
};
/** Says what the server did with the line. */
export function variantDoneMessages({ label, quantity, isReduced, isMerged }: VariantDone): string {
	if (isReduced)
		return `Đã đổi sang ${label}. Phân loại này mua được nhiều nhất ${quantity}, nên số lượng giảm còn ${quantity}.`;
	return isMerged ? `Đã gộp vào ${label}, số lượng ${quantity}.` : `Đã đổi sang ${label}.`;
}
