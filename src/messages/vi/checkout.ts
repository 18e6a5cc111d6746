import type { Quote, QuoteDifference, QuoteLineStatus } from '#src/domains/checkout/contract/quote.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { cartLineMessages } from './cart.ts';
import { voucherProblemMessages } from './vouchers.ts';

const { cash } = ordersConfig;

export const checkoutMessages = {
	title: 'Đặt hàng',
	addressTitle: 'Giao đến',
	addressDefault: 'Mặc định',
	addressNone: 'Bạn chưa có địa chỉ nào. Thêm một địa chỉ để biết phí giao.',
	addressMissing: 'Bạn thêm hoặc chọn địa chỉ nhận hàng rồi đặt hàng.',
	linesMissing:
		'Có sản phẩm chưa đặt được, lý do ghi ngay ở sản phẩm đó. Bạn đổi địa chỉ, hoặc về giỏ hàng bỏ sản phẩm đó.',
	note: 'Lời nhắn cho người bán',
	noteTooLong: (shopName: string) => `Lời nhắn cho gian hàng ${shopName} quá dài. Bạn hãy rút ngắn rồi đặt hàng.`,
	addNote: 'Thêm lời nhắn cho người bán',
	standard: 'Giao hàng tiêu chuẩn',
	arrives: (from: string, to: string) => `Dự kiến nhận ${from} – ${to}`,
	arrivesOn: (day: string) => `Dự kiến nhận ${day}`,
	needAddress: 'Chọn địa chỉ để tính phí giao.',
	notDelivered: 'Gian hàng không giao đến địa chỉ này. Bạn chọn địa chỉ khác, hoặc bỏ sản phẩm này khỏi đơn.',
	moreForFree: (missingVnd: number) => `Mua thêm ${formatVnd(missingVnd)} để được miễn phí giao`,
	freeShipping: 'Miễn phí',
	noFeeYet: '—',
	feeNeedsAddress: 'Chọn địa chỉ để tính phí',
	totalSoFar: 'Tạm tính',
	paymentTitle: 'Phương thức thanh toán',
	vnpay: 'VNPAY',
	vnpayHint: `Thẻ, tài khoản ngân hàng hoặc mã QR. Hàng được giữ ${ordersConfig.payMinutes} phút chờ bạn thanh toán.`,
	cod: 'Tiền mặt khi nhận hàng',
	codHint: `Trả cho người giao, áp dụng cho từng đơn đến ${formatVnd(cash.orderMaxVnd)}.`,
	cashRefusal: {
		amount: `Có đơn trên ${formatVnd(cash.orderMaxVnd)} nên chưa trả tiền mặt được.`,
		refused_before: `Gần đây có ${cash.refusalsMax} lần không nhận hàng, nên tạm thời chưa trả tiền mặt được.`,
	} satisfies Record<NonNullable<Quote['cashRefusal']>, string>,
	chooseVoucher: 'Chọn mã giảm giá',
	changeVoucher: 'Đổi mã giảm giá',
	vouchersOf: (shopName: string) => `Mã giảm giá cho đơn của ${shopName}`,
	vouchersLoading: 'Đang tìm mã giảm giá…',
	vouchersDone: 'Xong',
	shopVouchers: 'Mã của gian hàng',
	platformVouchers: 'Mã của Chợ Biz',
	noVoucher: 'Không dùng mã',
	buyMore: (missingVnd: number) => `Mua thêm ${formatVnd(missingVnd)} để dùng`,
	typeCode: 'Nhập mã giảm giá',
	apply: 'Áp dụng',
	voucherCode: (code: string) => `Mã ${code}`,
	voucherTakes: (vnd: number) => `Giảm ${formatVnd(vnd)}`,
	coinTitle: 'Bizcoin',
	coinFrozen: 'Bizcoin của bạn đang tạm khóa nên chưa dùng được.',
	coinNone: 'Không dùng bizcoin',
	coinAll: (usableVnd: number) => `Dùng nhiều nhất có thể: ${formatVnd(usableVnd)}`,
	coinPart: 'Dùng một phần',
	coinAmount: 'Số bizcoin muốn dùng',
	coinStep: formatCount,
	coinNotCounted: 'Số bizcoin bạn chọn chưa được tính vào đơn. Bạn xem lại số đó rồi đặt hàng.',
	coinTooMuch: (usableVnd: number) => `Đơn này dùng được nhiều nhất ${formatVnd(usableVnd)}.`,
	shopDiscount: 'Mã của gian hàng',
	platformDiscount: 'Mã của Chợ Biz',
	goods: 'Tiền hàng',
	shipping: 'Phí giao',
	total: 'Tổng cộng',
	ordersNote: (count: number) => `Tách thành ${count} đơn, mỗi gian hàng một đơn.`,
	placeVnpay: 'Đặt hàng và thanh toán',
	placeCod: 'Đặt hàng',
	agreeAgain: 'Đồng ý và đặt hàng',
	busy: 'Đang đặt hàng…',
	changedTitle: 'Có thay đổi so với lúc bạn xem',
	changedEnd: (totalVnd: number) => `Tổng mới là ${formatVnd(totalVnd)}. Bạn xem lại rồi bấm “Đồng ý và đặt hàng”.`,
	backToCart: 'Về giỏ hàng',
	emptyTitle: 'Không còn sản phẩm nào chờ đặt hàng',
	emptyText:
		'Nếu bạn vừa đặt hàng, đơn đã có trong mục Đơn hàng; đơn chưa thanh toán thì bạn thanh toán tiếp ở đó. Nếu chưa, bạn chọn lại sản phẩm trong giỏ.',
	placedTitle: (numbers: readonly string[]) => `Bạn vừa đặt đơn ${numbers.join(', ')}`,
	placedText: (placedAt: Date) =>
		`Đơn được đặt lúc ${formatDateTime(placedAt)}, các sản phẩm trong đơn đã được lấy khỏi giỏ. Bạn không cần đặt lại; đơn chưa thanh toán thì thanh toán tiếp ở trang đơn hàng.`,
	payOn: 'Thanh toán tiếp',
	seeOrder: (number: string) => `Xem đơn ${number}`,
	seeOrders: 'Xem đơn hàng',
	prepaidDeliveryFailed:
		'Đã trả trước mà từ chối nhận, không do hàng hư hay lỗi của gian hàng: hoàn tiền hàng, phí giao lượt đi không hoàn.',
	termsStart: 'Bấm đặt hàng là bạn đồng ý với',
	termsOfUse: 'điều khoản sử dụng',
	termsAnd: 'và',
	refundPolicy: 'chính sách hoàn, hủy',
} as const;

export const quoteLineMessages: Readonly<Record<QuoteLineStatus, string>> = {
	...cartLineMessages,
	not_delivered: 'Gian hàng không giao sản phẩm này đến địa chỉ bạn chọn',
};

const CHANGE_MESSAGES: Readonly<Record<QuoteDifference['kind'], (difference: QuoteDifference) => string>> = {
	price: ({ name, shown, now }) => `${name}: giá đổi từ ${formatVnd(shown ?? 0)} thành ${formatVnd(now ?? 0)}.`,
	quantity: ({ name, shown, now }) => `${name}: số lượng đổi từ ${shown ?? 0} thành ${now ?? 0}.`,
	shipping: ({ name, shown, now }) =>
		now === null
			? `${name}: chưa tính được phí giao.`
			: `${name}: phí giao đổi từ ${formatVnd(shown ?? 0)} thành ${formatVnd(now)}.`,
	unavailable: ({ name, status }) => `${name}: ${(quoteLineMessages[status ?? 'off_sale']).toLowerCase()}.`,
	voucher: ({ name, shown, now, problem }) =>
		problem
			? `Mã ${name}: ${voucherProblemMessages[problem].toLowerCase()}.`
			: `Mã ${name}: mức giảm đổi từ ${formatVnd(shown ?? 0)} thành ${formatVnd(now ?? 0)}.`,
	coin: ({ shown, now }) => `Bizcoin: số dùng được đổi từ ${formatVnd(shown ?? 0)} thành ${formatVnd(now ?? 0)}.`,
	returns: ({ name }) => `${name}: gian hàng không còn nhận trả vì đổi ý. Hàng lỗi vẫn được trả.`,
	gone: () => 'Một sản phẩm không còn trong giỏ hàng.',
};

export const changeMessages = (difference: QuoteDifference): string => CHANGE_MESSAGES[difference.kind](difference);
