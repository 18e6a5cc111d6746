import { formatVnd } from '#src/shared/text/amount-text.ts';

export const deliveryMessages = {
	choose: 'Xem phí và ngày nhận đến chỗ bạn',
	change: 'Đổi nơi nhận',
	province: 'Tỉnh, thành phố',
	ward: 'Phường, xã, đặc khu',
	chooseProvince: 'Chọn tỉnh, thành phố',
	chooseWard: 'Chọn phường, xã',
	provinceFirst: 'Chọn tỉnh trước',
	loading: 'Đang tải…',
	to: (ward: string, province: string) => `Giao đến ${ward}, ${province}`,
	free: 'Miễn phí',
	freeFrom: (fromVnd: number) => `Gian hàng giao miễn phí cho đơn từ ${formatVnd(fromVnd)}.`,
	notDelivered: 'Không giao đến',
	fee: (feeVnd: number, quantity: number) => {
		const fee = feeVnd === 0 ? 'Miễn phí giao' : formatVnd(feeVnd);
		return quantity > 1 ? `${fee} cho ${quantity} món` : fee;
	},
	between: (from: string, to: string) => (from === to ? `nhận ngày ${from}` : `nhận từ ${from} đến ${to}`),
	failed: 'Chưa tính được phí giao. Phí đúng luôn hiện trước khi bạn đặt.',
} as const;
