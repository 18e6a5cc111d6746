import type { WishlistFailure, WishSort, WishStatus } from '#src/domains/wishlist/contract.ts';
import type { MessageTable } from '../message-table.ts';

export const wishlistMessages = {
	'wishlist.not_found': 'Không tìm thấy danh sách hoặc món này. Bạn tải lại trang nhé.',
	'wishlist.product_not_found': 'Sản phẩm này không còn hiển thị nên chưa lưu được.',
	'wishlist.variant_not_found': 'Phân loại này không còn bán. Bạn chọn phân loại khác nhé.',
	'wishlist.too_many_lists': ({ max }) =>
		`Bạn tạo được tối đa ${max} danh sách. Hãy xóa bớt một danh sách rồi thử lại.`,
	'wishlist.list_full': ({ max }) =>
		`Mỗi danh sách giữ được tối đa ${max} món. Bạn bỏ bớt hoặc tạo danh sách khác nhé.`,
	'wishlist.name_taken': 'Bạn đã có danh sách tên này. Bạn đặt tên khác nhé.',
	'wishlist.default_stays': 'Danh sách này luôn có sẵn nên không xóa được. Bạn vẫn đổi tên được.',
	'wishlist.already_there': ({ list }) => `Món này đã có trong “${list}”.`,
	'wishlist.too_late': 'Đã quá lâu nên không khôi phục được nữa. Bạn lưu lại món này nhé.',
	'wishlist.email_unverified': 'Bạn cần xác nhận e-mail trước, để thư báo đến đúng hộp thư của bạn.',
	'wishlist.too_many_alerts': ({ max }) =>
		`Bạn nhận được tối đa ${max} báo tin. Hãy ngừng bớt một báo tin rồi thử lại.`,
	'wishlist.in_stock': 'Món này đang còn hàng, bạn mua được ngay.',
} satisfies MessageTable<WishlistFailure>;

export const defaultListName = 'Yêu thích';

export const wishStatusMessages: Readonly<Record<WishStatus, string>> = {
	on_sale: 'Đang bán',
	sold_out: 'Hết hàng',
	variant_gone: 'Phân loại này không còn bán',
	shop_on_holiday: 'Gian hàng đang nghỉ',
	shop_suspended: 'Gian hàng tạm ngừng bán',
	discontinued: 'Ngừng bán',
	gone: 'Không còn hiển thị',
};

export const wishSortMessages: Readonly<Record<WishSort, string>> = {
	newest: 'Mới lưu',
	cut: 'Giảm giá nhiều',
	price_asc: 'Giá thấp trước',
	price_desc: 'Giá cao trước',
};
