import type { AlertKind } from '#src/domains/wishlist/contract.ts';

const kinds: Readonly<Record<AlertKind, string>> = {
	back_in_stock: 'Báo khi có hàng lại',
	price_drop: 'Báo khi giá thấp hơn',
};

export const alertScreenMessages = {
	kinds,
	title: 'Đang chờ báo',
	lead: 'Có tin thì bạn nhận một thư, không gửi từ 22:00 đến 7:00. Báo có hàng chỉ gửi một lần rồi tự ngừng.',
	stop: 'Ngừng báo',
	emptyAction: 'Xem hàng bán chạy',
	emptyText: 'Bạn chưa nhờ báo món nào. Ở trang sản phẩm, bạn bấm “Báo khi giảm giá” hoặc “Báo khi có hàng”.',
	notifyPrice: 'Báo khi giảm giá',
	notifyingPrice: 'Đang báo khi giảm giá',
	notifyStock: 'Báo khi có hàng',
	notifyingStock: 'Đang báo khi có hàng',
	stopTitle: 'Ngừng báo tin',
	stopLead: 'Thư bạn nhận được là về những món này:',
	stopNone: 'Những món trong thư này không còn báo nữa.',
	stopThese: 'Ngừng báo những món này',
	stopAll: (total: number) => `Ngừng mọi thư báo (${total} báo tin)`,
	stopped: (count: number) =>
		count > 0 ? `Đã ngừng ${count} báo tin. Bạn sẽ không nhận thư về chúng nữa.` : 'Không còn gì để ngừng.',
	nothingLeft: 'Bạn không còn nhờ báo món nào.',
	again: 'Muốn nhận tin lại, bạn mở trang sản phẩm và bấm “Báo khi giảm giá” hoặc “Báo khi có hàng”.',
} as const;
