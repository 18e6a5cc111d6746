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
	linesMissing: 'Có món chưa đặt được, lý do ghi ngay ở món đó. Bạn đổi địa chỉ, hoặc về giỏ hàng bỏ món đó ra.',
	note: 'Lời nhắn cho người bán',
	noteTooLong: (shopName: string) => `Lời nhắn cho gian hàng ${shopName} dài quá. Bạn viết ngắn lại rồi đặt hàng.`,
	addNote: 'Thêm lời nhắn cho người bán',
	standard: 'Giao hàng tiêu chuẩn',
	arrives: (from: string, to: string) => `Dự kiến nhận ${from} – ${to}`,
	arrivesOn: (day: string) => `Dự kiến nhận ${day}`,
	needAddress: 'Chọn địa chỉ để tính phí giao.',
	notDelivered: 'Gian hàng không giao đến địa chỉ này. Bạn chọn địa chỉ khác, hoặc bỏ món này khỏi đơn.',
	moreForFree: (missingVnd: number) => `Mua thêm ${formatVnd(missingVnd)} để được miễn phí giao`,
	freeShipping: 'Miễn phí',
	noFeeYet: '—',
	feeNeedsAddress: 'Chọn địa chỉ để tính phí',
	totalSoFar: 'Tạm tính',
	paymentTitle: 'Cách thanh toán',
	vnpay: 'VNPAY',
	vnpayHint: `Thẻ, tài khoản ngân hàng hoặc mã QR. Hàng được giữ ${ordersConfig.payMinutes} phút chờ bạn trả.`,
	cod: 'Tiền mặt khi nhận hàng',
	codHint: `Trả cho người giao, áp dụng cho từng đơn đến ${formatVnd(cash.orderMaxVnd)}.`,
	cashRefusal: {
		amount: `Có đơn trên ${formatVnd(cash.orderMaxVnd)} nên chưa trả tiền mặt được.`,
		refused_before: `Gần đây có ${cash.refusalsMax} lần giao mà không nhận, nên tạm thời chưa trả tiền mặt được.`,
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
	emptyTitle: 'Không còn món nào chờ đặt ở đây',
	emptyText:
		'Nếu bạn vừa bấm đặt hàng, đơn đã nằm trong mục Đơn hàng; đơn chưa trả tiền thì bạn thanh toán tiếp ở đó. Nếu chưa, bạn chọn lại món trong giỏ.',
	placedTitle: (numbers: readonly string[]) => `Bạn vừa đặt đơn ${numbers.join(', ')}`,
	placedText: (placedAt: Date) =>
		`Đơn được đặt lúc ${formatDateTime(placedAt)}, các món trong đơn đã rời giỏ. Bạn không cần đặt lại; đơn chưa trả tiền thì thanh toán tiếp ở đơn.`,
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
	not_delivered: 'Gian hàng không giao món này đến địa chỉ bạn chọn',
};

const CHANGE_MESSAGES: Readonly<Record<QuoteDifference['kind'], (difference: QuoteDifference) => string>> = {
	price: ({ name, shown, now }) => `${name}: giá ${formatVnd(shown ?? 0)} nay là ${formatVnd(now ?? 0)}.`,
	quantity: ({ name, shown, now }) => `${name}: số lượng ${shown ?? 0} nay là ${now ?? 0}.`,
	shipping: ({ name, shown, now }) =>
		now === null
			? `${name}: chưa tính được phí giao.`
			: `${name}: phí giao ${formatVnd(shown ?? 0)} nay là ${formatVnd(now)}.`,
	unavailable: ({ name, status }) => `${name}: ${(quoteLineMessages[status ?? 'off_sale']).toLowerCase()}.`,
	voucher: ({ name, shown, now, problem }) =>
		problem
			? `Mã ${name}: ${voucherProblemMessages[problem].toLowerCase()}.`
			: `Mã ${name}: giảm ${formatVnd(shown ?? 0)} nay giảm ${formatVnd(now ?? 0)}.`,
	coin: ({ shown, now }) => `Bizcoin: dùng ${formatVnd(shown ?? 0)} nay dùng được ${formatVnd(now ?? 0)}.`,
	returns: ({ name }) => `${name}: gian hàng không còn nhận trả vì đổi ý. Hàng lỗi vẫn được trả.`,
	gone: () => 'Một món không còn trong giỏ hàng nữa.',
};

export const changeMessages = (difference: QuoteDifference): string => CHANGE_MESSAGES[difference.kind](difference);
