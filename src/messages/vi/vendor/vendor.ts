import { BARRED_REASON } from '#src/domains/compliance/contract/licence.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';

const BASIS_POINTS = 100;
const percent = (bp: number): string => `${formatNumber(bp / BASIS_POINTS)} %`;

export const pricePlanMessages = {
	title: 'Tính thử tiền nhận được',
	text: 'Xem gian hàng nhận được bao nhiêu khi bán với giá này. Cách tính giống khi đơn hoàn thành.',
	category: 'Danh mục của sản phẩm',
	way: 'Cách tính',
	ways: { remains: 'Từ giá bán tính tiền nhận', price: 'Từ tiền nhận tính giá bán' },
	price: 'Giá bán',
	wanted: 'Số tiền muốn nhận',
	discount: 'Mã giảm giá của gian hàng',
	share: 'Phí giao gian hàng chịu',
	shareHint: 'Ví dụ khi bạn cho khách miễn phí giao.',
	result: 'Kết quả',
	lines: {
		price: 'Giá bán',
		discount: 'Mã giảm giá của gian hàng',
		commission: (bp: number) => `Phí bán hàng ${percent(bp)}`,
		tax: (bp: number) => `Thuế khấu trừ ${percent(bp)}`,
		coin: 'Bizcoin và mã của Chợ Biz',
		coinNote: 'Chợ Biz chịu',
		share: 'Phí giao gian hàng chịu',
		remains: 'Gian hàng nhận',
	},
	loss: 'Với giá này, gian hàng bị lỗ phí giao.',
	ask: 'Nhập số tiền để xem kết quả.',
	ownRate: 'Sản phẩm hoặc gian hàng có mức phí riêng thì đơn tính theo mức riêng đó.',
	chooseCategory: 'Chọn danh mục ở trên để tính.',
	inEditor: 'Bạn nhận được bao nhiêu?',
	useful: (priceVnd: number) => `Cần bán từ ${formatVnd(priceVnd)}.`,
	failed: 'Chưa tải được mức phí. Bạn hãy thử lại.',
} as const;

export const reasonMessages = (reason: string): string =>
	reason === BARRED_REASON
		? 'Tạm ẩn vì giấy tờ của danh mục này chưa có, đã hết hạn hoặc không còn được chấp nhận. Bạn gửi giấy ở mục Danh mục trong trang sửa; được duyệt là sản phẩm tự hiện lại.'
		: `Lý do: ${reason}`;

export const shopGateMessages = {
	signIn: 'Đăng nhập',
	noShopTitle: 'Bạn chưa có gian hàng',
	noShopText: 'Mở gian hàng để bán trên Chợ Biz: xác nhận e-mail, gửi hồ sơ, được duyệt là đăng bán được ngay.',
	howToSell: 'Mở gian hàng',
} as const;
