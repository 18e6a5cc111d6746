import { type ParcelView, parcelsConfig } from '#src/domains/fulfilment/contract/fulfilment.ts';
import type { InvestigationState, InvestigationView } from '#src/domains/fulfilment/contract/investigation.ts';
import type { PartCancelState } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { CashCollectionFailure } from '#src/domains/order-money/contract.ts';
import type { OrderTab } from '#src/domains/order-views/contract/order-views.ts';
import {
	type CancelReason,
	NOTE_MAX_LENGTH,
	type OrderEventKind,
	type OrderFailure,
	type OrderState,
	ordersConfig,
	type PaymentMethod,
	type PaymentStatus,
} from '#src/domains/orders/contract/order.ts';
import type { Carrier, DeliveryFailure, DeliveryProof, ParcelState } from '#src/domains/orders/contract/parcel.ts';
import type { ReturnState } from '#src/domains/returns/contract/return.ts';
import type { ReturnShippingState } from '#src/domains/returns/contract/return-shipping.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { instantText } from '../instant-text.ts';
import type { MessageTable } from '../message-table.ts';
import { cashCarrierNeeds } from './vendor/parcels.ts';

export const orderErrorMessages = {
	'orders.not_found': 'Không tìm thấy đơn hàng này.',
	'orders.address_not_found': 'Địa chỉ này không còn nữa. Bạn hãy chọn địa chỉ khác.',
	'orders.quote_changed': 'Giá, số lượng hoặc phí giao vừa thay đổi. Bạn xem lại rồi xác nhận.',
	'orders.voucher_not_usable': 'Có mã giảm giá không dùng được nữa. Bạn xem lại rồi xác nhận.',
	'orders.too_fast': 'Bạn vừa đặt một đơn. Chờ một giây rồi thử lại.',
	'orders.cash_amount': ({ maxVnd }) =>
		`Trả tiền khi nhận hàng chỉ áp dụng cho đơn đến ${formatVnd(Number(maxVnd))}. Bạn chọn VNPAY.`,
	'orders.cash_refused_before': `Gần đây có ${ordersConfig.cash.refusalsMax} lần không nhận hàng, nên tạm thời chưa trả tiền khi nhận hàng được. Bạn hãy chọn VNPAY.`,
	'orders.amount_too_large': ({ maxVnd }) =>
		`Mỗi lần đặt nhiều nhất ${formatVnd(Number(maxVnd))}. Bạn hãy chia thành vài lần.`,
	'orders.nothing_to_pay': 'Đơn này không còn khoản nào chờ thanh toán.',
	'orders.payment_held': 'Ngân hàng đang kiểm tra khoản vừa trả. Bạn chưa cần thanh toán lại.',
	'orders.payment_window_closed': 'Thời gian giữ hàng đã hết. Bạn đặt lại đơn.',
	'orders.payment_unavailable': 'Cổng thanh toán đang tạm ngừng. Bạn thử lại sau hoặc chọn trả tiền khi nhận hàng.',
	'orders.payment_tries_used': ({ max }) =>
		`Đơn này đã thử thanh toán ${max} lần nên không thử thêm được nữa. Bạn đặt lại đơn.`,
	'orders.not_cancellable': 'Đơn này không hủy được nữa.',
	'orders.cancel_waits': 'Người mua đang yêu cầu hủy đơn này. Bạn hãy trả lời trước khi đóng gói.',
	'orders.cancel_asked_already': `Bạn đã yêu cầu hủy. Người bán sẽ trả lời trong ${ordersConfig.cancelAnswerHours} giờ.`,
	'orders.no_cancel_request': 'Đơn này không có yêu cầu hủy nào đang chờ.',
	'orders.no_rest': 'Đơn này không có phần nào chờ gửi tiếp. Bạn hãy tải lại trang để xem.',
	'orders.rest_asked_already': 'Người mua đã yêu cầu hủy phần chưa gửi, đang chờ người bán trả lời.',
	'orders.rest_declined_lately': ({ from }) =>
		`Người bán vừa trả lời là vẫn gửi các sản phẩm này. Bạn yêu cầu hủy lại được từ ${instantText(from)}.`,
	'orders.no_rest_request': 'Không có yêu cầu hủy phần chưa gửi nào đang chờ.',
	'orders.wrong_state': 'Đơn hàng vừa đổi trạng thái. Bạn hãy tải lại trang để xem.',
	'orders.role_not_allowed': 'Vai trò của bạn trong gian hàng không làm việc này.',
	'orders.tracking_of_other_carrier': ({ carrier }) =>
		`Mã này là mã của ${carrierMessages[carrier as Carrier] ?? 'hãng khác'}. Chọn lại hãng vận chuyển hoặc sửa mã.`,
	'orders.tracking_taken': 'Mã vận đơn này đang thuộc một gian hàng khác. Bạn hãy kiểm tra lại mã.',
	'orders.carrier_name_needed': cashCarrierNeeds.name,
	'orders.plain_tracking_needed': cashCarrierNeeds.tracking,
	'orders.pieces_gone': 'Một phần đã gửi đi. Bạn hãy tải lại trang để xem phần chưa gửi.',
	'orders.parcels_used': `Một đơn gửi nhiều nhất ${parcelsConfig.parcelsMax} kiện. Bạn hãy gửi hết phần còn lại trong kiện đã có.`,
	'orders.parcel_not_found': 'Không tìm thấy kiện hàng này.',
	'orders.proof_needed': 'Bạn hãy nhập tên người nhận hoặc ghi chú về lần giao này.',
	'orders.case_not_found': 'Không có hồ sơ tra soát mang số này.',
	'orders.case_closed': 'Hồ sơ tra soát này đã đóng.',
	'orders.case_in_return': 'Đơn này đang có yêu cầu trả hàng; khoản tiền được quyết định ở đó.',
	'orders.case_note': ({ max }) => `Bạn ghi rõ căn cứ để hai bên nắm được, nhiều nhất ${max} ký tự.`,
	'orders.excuse_reason': ({ max }) => `Bạn ghi rõ lý do để gian hàng nắm được, nhiều nhất ${max} ký tự.`,
	'orders.excused_already': 'Đơn này đã được bỏ khỏi chỉ số của gian hàng.',
	'orders.cancel_reason_needed': 'Người bán đã xác nhận đơn, nên bạn chọn lý do yêu cầu hủy để họ quyết định.',
	'orders.no_refusal': 'Đơn này không bị tính là từ chối nhận và không bị giữ phí giao.',
	'orders.picture_unknown': 'Có ảnh chưa tải lên được. Bạn hãy bỏ ảnh đó rồi chọn lại.',
} satisfies MessageTable<OrderFailure>;

export const orderStateMessages: Readonly<Record<OrderState, string>> = {
	pending_payment: 'Chờ thanh toán',
	placed: 'Chờ người bán xác nhận',
	confirmed: 'Đang chuẩn bị',
	packed: 'Đã đóng gói',
	shipped: 'Đang giao',
	delivered: 'Đã giao',
	completed: 'Hoàn thành',
	expired: 'Hết hạn thanh toán',
	cancelled: 'Đã hủy',
	returned: 'Đã hoàn trả',
};
type Stated = { readonly state: OrderState; readonly isUndelivered: boolean };
/** An order that was never delivered is not called returned. */
export const orderStateWord = ({ state, isUndelivered }: Stated): string =>
	isUndelivered ? 'Không giao được' : orderStateMessages[state];

export const partCancelStateMessages: Readonly<Record<PartCancelState, string>> = {
	asked: 'Chờ người bán trả lời',
	cancelled: 'Đã hủy',
	declined: 'Người bán vẫn gửi',
	withdrawn: 'Người mua rút yêu cầu hủy',
	lapsed: 'Hàng đã gửi trước khi có câu trả lời',
};

export const returnShippingStateMessages: Readonly<Record<ReturnShippingState, string>> = {
	stated: 'Chờ gian hàng xem biên nhận',
	accepted: 'Được chấp nhận',
	refused: 'Gian hàng từ chối',
	disputed: 'Chợ Biz đang xem',
	owed: 'Gian hàng chịu phí',
	withdrawn: 'Đã rút',
	closed: 'Không được hoàn',
};

export const parcelStateMessages: Readonly<Record<ParcelState, string>> = {
	shipped: 'Đã gửi đi',
	in_transit: 'Đang trên đường',
	delivered: 'Đã giao',
	refused: 'Không giao được',
	lost: 'Thất lạc',
	returned: 'Đã trả về gian hàng',
};

export const parcelStateTones: Readonly<Record<ParcelState, 'neutral' | 'primary' | 'secondary' | 'warning'>> = {
	shipped: 'secondary',
	in_transit: 'secondary',
	delivered: 'primary',
	refused: 'warning',
	lost: 'warning',
	returned: 'neutral',
};

export const failedDeliveryReasonMessages: Readonly<Record<DeliveryFailure, string>> = {
	buyer_refused: 'Người mua đổi ý, không nhận',
	not_reached: 'Không liên lạc được, không có người nhận',
	wrong_address: 'Người mua ghi sai địa chỉ hoặc số điện thoại',
	damaged: 'Kiện hàng rách, ướt hoặc hư hỏng khi vận chuyển',
	shop_fault: 'Lỗi của gian hàng (sai sản phẩm, giao trễ, sai tên)',
};

export const carrierMessages: Readonly<Record<Carrier, string>> = {
	ghn: 'Giao Hàng Nhanh',
	ghtk: 'Giao Hàng Tiết Kiệm',
	viettel_post: 'Viettel Post',
	vnpost: 'Bưu điện Việt Nam (VNPost)',
	jt_express: 'J&T Express',
	own: 'Gian hàng tự giao',
	other: 'Hãng vận chuyển khác',
};

/** Carrier and tracking number, as far as they are known. */
export const parcelWay = ({
	carrier,
	tracking,
}: {
	readonly carrier: Carrier;
	readonly tracking: string;
}): readonly string[] =>
	carrier === 'other' && tracking === '' ? [] : [carrierMessages[carrier], tracking].filter(Boolean);

export const returnStateMessages: Readonly<Record<ReturnState, string>> = {
	requested: 'Chờ gian hàng trả lời',
	vendor_review: 'Gian hàng đang xem',
	approved: 'Chờ gửi hàng lại',
	shipping_back: 'Hàng đang gửi về',
	received: 'Gian hàng đang kiểm hàng',
	inspected: 'Đang đổi hàng',
	refunded: 'Đã hoàn tiền',
	replaced: 'Đã đổi hàng',
	rejected: 'Gian hàng từ chối',
	withdrawn: 'Đã rút yêu cầu',
	disputed: 'Đang tranh chấp',
	under_review: 'Chợ Biz đang xem xét',
	ruled: 'Đã có phán quyết',
	closed: 'Đã kết thúc',
};

/** The colour of the badge; the state is always shown as text too. */
export const orderStateTones: Readonly<Record<OrderState, 'neutral' | 'primary' | 'secondary' | 'warning'>> = {
	pending_payment: 'warning',
	placed: 'secondary',
	confirmed: 'secondary',
	packed: 'secondary',
	shipped: 'secondary',
	delivered: 'primary',
	completed: 'primary',
	expired: 'neutral',
	cancelled: 'neutral',
	returned: 'neutral',
};

export const orderTabMessages: Readonly<Record<OrderTab, string>> = {
	all: 'Tất cả',
	unpaid: 'Chờ thanh toán',
	waiting: 'Chờ xác nhận',
	preparing: 'Đang chuẩn bị',
	shipping: 'Đang giao',
	done: 'Đã giao',
	returns: 'Trả hàng',
	ended: 'Đã hủy',
};

export const paymentMethodMessages: Readonly<Record<PaymentMethod, string>> = {
	vnpay: 'VNPAY (thẻ, tài khoản, QR)',
	cod: 'Tiền mặt khi nhận hàng',
};

export const paymentStatusMessages: Readonly<Record<PaymentStatus, string>> = {
	awaiting: 'Chờ thanh toán',
	paid: 'Đã thanh toán',
	held: 'Ngân hàng đang kiểm tra',
	cash_due: 'Trả khi nhận hàng',
	cash_collected: 'Trả tiền mặt cho người giao hàng',
	refunding: 'Đang hoàn tiền',
	refund_stuck: 'Hoàn tiền chưa thành công',
	refunded: 'Đã hoàn tiền',
	none: 'Không phát sinh',
};

export const orderEventMessages: Readonly<Record<OrderEventKind, string>> = {
	ordered: 'Đặt đơn',
	paid: 'Đã nhận thanh toán',
	payment_held: 'Ngân hàng và Chợ Biz đang kiểm tra khoản vừa trả',
	payment_failed: 'Thanh toán chưa thành công',
	expired: 'Hết thời gian thanh toán, hàng đã về kho',
	confirmed: 'Người bán xác nhận đơn',
	packed: 'Đã đóng gói',
	shipped: 'Đã giao cho hãng vận chuyển',
	delivered: 'Đã giao đến nơi',
	completed: 'Hoàn thành',
	cancel_asked: 'Người mua yêu cầu hủy',
	cancel_declined: 'Người bán chưa đồng ý hủy',
	cancel_withdrawn: 'Người mua rút yêu cầu hủy',
	rest_asked: 'Người mua yêu cầu hủy phần chưa gửi',
	rest_declined: 'Người bán vẫn gửi phần còn lại',
	rest_withdrawn: 'Người mua vẫn lấy phần chưa gửi',
	rest_cancelled: 'Đã hủy phần chưa gửi',
	cancelled: 'Đã hủy',
	refund_asked: 'Bắt đầu hoàn tiền',
	refund_stuck: 'VNPAY không nhận lệnh hoàn, Chợ Biz chuyển vào tài khoản bạn cung cấp',
	refund_unclear: 'Ngân hàng chưa trả lời lệnh hoàn, nhân viên đang hỏi lại',
	refunded: 'Đã hoàn tiền',
	case_opened: 'Mở hồ sơ tra soát vì chưa có tin của kiện hàng',
	case_closed: 'Đóng hồ sơ tra soát',
};

export const cancelReasonMessages: Readonly<Record<CancelReason, string>> = {
	changed_mind: 'Đổi ý, không mua nữa',
	wrong_item: 'Chọn nhầm sản phẩm hoặc phân loại',
	wrong_address: 'Sai địa chỉ nhận hàng',
	too_slow: 'Chờ quá lâu',
	out_of_stock: 'Hết hàng',
	wrong_price: 'Giá đăng bị sai',
	cannot_ship: 'Không giao đến địa chỉ này được',
	other: 'Lý do khác',
	agreed: 'Theo yêu cầu của người mua',
	not_confirmed: 'Người bán không xác nhận đúng hạn',
	not_packed: 'Người bán không giao hàng đúng hạn',
	payment_refused: 'Khoản thanh toán không được chấp nhận, tiền hoàn về nơi đã thanh toán',
};

export const investigationStateMessages: Readonly<Record<InvestigationState, string>> = {
	open: 'Đang tra soát',
	found: 'Đã có tin của kiện hàng',
	arrived: 'Kiện hàng đã tới nơi',
	turned_back: 'Kiện hàng đang chuyển về gian hàng',
	lost: 'Không tìm thấy kiện hàng',
	paid_back: 'Đã hoàn tiền theo yêu cầu trả hàng',
};

const REASON_MESSAGES: Readonly<Record<string, string>> = { ...cancelReasonMessages, ...investigationStateMessages };
/** Empty for a reason that this release does not know. */
export const cancelReasonOf = (reason: string | null): string => REASON_MESSAGES[reason ?? ''] ?? '';

export const unshippedItemsMessages = {
	ask: 'Yêu cầu hủy phần chưa gửi',
	requestTitle: 'Yêu cầu hủy phần chưa gửi?',
	requestText: `Người bán trả lời trong ${ordersConfig.cancelAnswerHours} giờ; quá giờ mà hàng chưa gửi đi thì phần này tự hủy. Kiện đã gửi vẫn giao bình thường, tiền của phần hủy được hoàn về nơi bạn đã thanh toán. Phí giao được tính lại cho các sản phẩm đã gửi, bạn nhận lại phần chênh lệch nếu có.`,
	requestYes: 'Gửi yêu cầu',
	requestNo: 'Giữ nguyên',
	noteToShop: 'Lời nhắn cho người bán',
	asked: 'Bạn đã yêu cầu hủy phần chưa gửi',
	drop: 'Hủy phần chưa gửi',
	dropTitle: 'Hủy phần chưa gửi?',
	dropText:
		'Sản phẩm đã chọn về kho, tiền hàng và phần phí giao chênh lệch được hoàn cho người mua, kèm bizcoin xin lỗi do gian hàng trả. Các kiện đã gửi giữ nguyên.',
	dropYes: 'Hủy các sản phẩm này',
	dropNo: 'Giữ nguyên',
	noteToBuyer: 'Lời nhắn cho người mua',
	wished: 'Người mua yêu cầu hủy phần chưa gửi',
	accept: 'Đồng ý hủy phần này',
	acceptText:
		'Các sản phẩm này về kho, tiền hàng và phần phí giao chênh lệch (nếu có) được hoàn cho người mua. Không tính lỗi cho gian hàng.',
	decline: 'Vẫn gửi tiếp',
	declineText: 'Người mua được báo là bạn vẫn gửi phần còn lại.',
	later: 'Để sau',
	pieces: 'Sản phẩm cần hủy',
	ofLeft: (left: number): string => `trong ${left} chưa gửi`,
	nothing: 'Bạn chưa chọn sản phẩm nào.',
	reason: 'Lý do',
	reasonNeeded: 'Bạn chưa chọn lý do.',
	noteMax: NOTE_MAX_LENGTH,
	cut: 'Phần đã hủy',
	afterCut: 'Còn lại',
} as const;

export const orderNouns = {
	/** What the courier collects; whether it was collected only the carrier can confirm. */
	toCourier: 'Trả cho người giao hàng',
	total: 'Tổng cộng',
	shopDiscount: 'Mã giảm giá của gian hàng',
	platformDiscount: 'Mã giảm giá của Chợ Biz',
	coin: 'Bizcoin',
	rest: 'Còn phải trả',
	paid: 'Đã trả',
	byBuyer: 'Trong đó người mua trả',
	byPlatform: 'Trong đó Chợ Biz hỗ trợ',
	goods: 'Tiền hàng',
	shipping: 'Phí giao',
	steps: 'Hành trình đơn hàng',
	linesOf: 'Sản phẩm đã đặt',
	deliverTo: 'Giao tới',
	status: 'Tình trạng',
	noteToShop: 'Lời nhắn cho người bán',
	noteOfBuyer: 'Lời nhắn của người mua',
	courierNote: 'Ghi chú cho người giao',
} as const;

type Sums = {
	readonly goodsVnd: number;
	readonly shippingVnd: number;
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinVnd: number;
	readonly payVnd: number;
	readonly cut?: { readonly cashVnd: number; readonly wholeVnd: number };
};
export type SumRow = { readonly name: string; readonly amountVnd: number; readonly isSum?: true };
const IS_DUE: ReadonlySet<PaymentStatus> = new Set(['awaiting', 'cash_due']);
const WAS_PAID: ReadonlySet<PaymentStatus> = new Set(['paid', 'refunding', 'refund_stuck', 'refunded']);
/** Without coin, the row is the total of the rows above, paid or not. */
function payName(coinVnd: number, status: PaymentStatus): string {
	if (coinVnd > 0 && IS_DUE.has(status)) return orderNouns.rest;
	if (coinVnd > 0 && status === 'cash_collected') return orderNouns.toCourier;
	return coinVnd > 0 && WAS_PAID.has(status) ? orderNouns.paid : orderNouns.total;
}
const omitZeroRows = (name: string, amountVnd: number): readonly SumRow[] =>
	amountVnd === 0 ? [] : [{ name, amountVnd }];

const cutRows = (wholeVnd: number, cutVnd: number): readonly SumRow[] =>
	cutVnd === 0
		? []
		: [
				{ name: unshippedItemsMessages.cut, amountVnd: -cutVnd },
				{ name: unshippedItemsMessages.afterCut, amountVnd: wholeVnd - cutVnd, isSum: true },
			];

export const buyerSums = (sums: Sums & { readonly paymentStatus: PaymentStatus }): readonly SumRow[] => [
	{ name: orderNouns.goods, amountVnd: sums.goodsVnd },
	{ name: orderNouns.shipping, amountVnd: sums.shippingVnd },
	...omitZeroRows(orderNouns.shopDiscount, -sums.shopDiscountVnd),
	...omitZeroRows(orderNouns.platformDiscount, -sums.platformDiscountVnd),
	...omitZeroRows(orderNouns.coin, -sums.coinVnd),
	{ name: payName(sums.coinVnd, sums.paymentStatus), amountVnd: sums.payVnd, isSum: true },
	...cutRows(sums.payVnd, sums.cut?.cashVnd ?? 0),
];

export const shopWorthVnd = ({
	platformDiscountVnd,
	coinVnd,
	payVnd,
}: Pick<Sums, 'platformDiscountVnd' | 'coinVnd' | 'payVnd'>): number => payVnd + platformDiscountVnd + coinVnd;

/** Coin and the platform's vouchers do not reduce what the shop receives. */
export function shopSums(sums: Sums): readonly SumRow[] {
	const { goodsVnd, shippingVnd, shopDiscountVnd, platformDiscountVnd, coinVnd, payVnd } = sums;
	const byPlatformVnd = platformDiscountVnd + coinVnd;
	return [
		{ name: orderNouns.goods, amountVnd: goodsVnd },
		{ name: orderNouns.shipping, amountVnd: shippingVnd },
		...omitZeroRows(orderNouns.shopDiscount, -shopDiscountVnd),
		{ name: orderNouns.total, amountVnd: shopWorthVnd(sums), isSum: true },
		...(byPlatformVnd > 0 ? [{ name: orderNouns.byBuyer, amountVnd: payVnd }] : []),
		...omitZeroRows(orderNouns.byPlatform, byPlatformVnd),
		...cutRows(shopWorthVnd(sums), sums.cut?.wholeVnd ?? 0),
	];
}

export const bankReferenceName = 'Mã giao dịch trên sao kê';
/** The reference by which the buyer finds a payment on the bank statement. */
export const bankReference = (txnRef: string): string => `${bankReferenceName}: ${txnRef}`;

export const parcelMessages = {
	title: 'Kiện hàng',
	parcelOf: (position: number): string => `Kiện ${position}`,
	sent: (sent: number, all: number): string => `Đã gửi ${sent}/${all} sản phẩm`,
	code: 'Mã vận đơn',
	track: 'Xem trên trang của hãng vận chuyển',
	newTab: '(mở trang mới)',
	shippedAt: 'Gửi đi lúc',
	deliveredAt: 'Giao tới lúc',
} as const;

export const proofMessages = ({
	recipient,
	proof,
	proofReference,
}: Omit<DeliveryProof, 'pictureIds'>): readonly string[] => [
	...(recipient ? [`Người nhận: ${recipient}`] : []),
	...(proof ? [recipient ? `Ghi chú khi giao: ${proof}` : `Người nhận: ${proof}`] : []),
	...(proofReference ? [`Mã xác nhận của hãng vận chuyển: ${proofReference}`] : []),
];

/** Says who received the parcel or why the delivery failed. */
export const parcelProofMessages = (
	parcel: Pick<ParcelView, 'state' | 'refusal'> & DeliveryProof,
): readonly string[] => {
	if (parcel.state === 'delivered') return proofMessages(parcel);
	const why = [parcel.refusal && failedDeliveryReasonMessages[parcel.refusal], parcel.proof].filter(Boolean);
	return why.length > 0 ? [`Lý do: ${why.join('. ')}`] : [];
};

export const SILENT = `Đã ${ordersConfig.askArrivalDays} ngày không có tin mới của kiện hàng.`;
export const until = (dueBy: string): string => formatDateTime(new Date(dueBy));

export const investigationMessages = {
	title: ({ number }: InvestigationView): string => `Hồ sơ tra soát số ${number}`,
	toBuyer: ({ dueBy }: InvestigationView): string =>
		`${SILENT} Gian hàng và Chợ Biz đang hỏi hãng vận chuyển. Đến ${until(dueBy)} vẫn không rõ hàng ở đâu thì đơn kết thúc và bạn không mất khoản nào. Khi nhận đủ hàng, bạn bấm “Đã nhận hàng”.`,
	toShop: ({ dueBy }: InvestigationView): string =>
		`${SILENT} Bạn hỏi hãng vận chuyển; nếu đã giao, bạn báo đã giao kèm người nhận. Đến ${until(dueBy)} chưa rõ thì hàng coi như thất lạc, người mua không mất khoản nào.`,
	inReturn: 'Đơn đang có yêu cầu trả hàng nên khoản tiền được quyết định ở yêu cầu đó.',
} as const;

export const WAITS_FOR_CARRIER = 'Chờ hãng vận chuyển nộp tiền';

export const cashMessages = {
	'orders.cash_parcel_unknown': 'Không có kiện hàng nào mang mã này.',
	'orders.cash_parcel_prepaid': 'Đơn của kiện này đã trả trước, hãng vận chuyển không thu tiền mặt.',
	'orders.cash_parcel_of_shop': 'Gian hàng tự giao kiện này và giữ tiền mặt, không có hãng nào nộp lại.',
	'orders.cash_parcel_not_delivered': 'Kiện này chưa giao xong nên chưa có tiền mặt để ghi.',
	'orders.cash_parcel_without_cash': 'Kiện này không phải thu tiền mặt.',
	'orders.cash_parcel_recorded': 'Tiền mặt của kiện này đã được ghi nhận là hãng đã thu.',
	'orders.cash_note': ({ max }) => `Ghi rõ căn cứ, nhiều nhất ${max} ký tự.`,
	'orders.refund_waits': ({ for: whose }) =>
		whose === 'shop'
			? 'Gian hàng giữ tiền mặt của đơn này và số dư chưa đủ để hoàn.'
			: 'Đơn này còn chờ hãng vận chuyển nộp tiền, chưa chuyển khoản hoàn được.',
} satisfies MessageTable<CashCollectionFailure>;
