import { parcelsConfig } from '#src/domains/fulfilment/contract/fulfilment.ts';
import type { InvestigationState } from '#src/domains/fulfilment/contract/investigation.ts';
import type { PartCancelState } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { OrderTab } from '#src/domains/order-views/contract/order-views.ts';
import {
	type CancelReason,
	type OrderEventKind,
	type OrderFailure,
	type OrderState,
	ordersConfig,
	type PaymentMethod,
	type PaymentStatus,
} from '#src/domains/orders/contract/order.ts';
import type { Carrier, DeliveryFailure, ParcelState } from '#src/domains/orders/contract/parcel.ts';
import type { ReturnState } from '#src/domains/returns/contract/return.ts';
import type { ReturnShippingState } from '#src/domains/returns/contract/return-shipping.ts';
import { formatVnd } from '#src/shared/money.ts';
import { instantText } from '../instant-text.ts';
import type { MessageTable } from '../message-table.ts';

export const orderErrorMessages = {
	'orders.not_found': 'Không tìm thấy đơn hàng này.',
	'orders.address_not_found': 'Địa chỉ này không còn nữa. Bạn chọn địa chỉ khác nhé.',
	'orders.quote_changed': 'Giá, số lượng hoặc phí giao vừa thay đổi. Bạn xem lại rồi xác nhận giúp nhé.',
	'orders.voucher_not_usable': 'Có mã giảm giá không dùng được nữa. Bạn xem lại rồi xác nhận giúp nhé.',
	'orders.too_fast': 'Bạn vừa đặt một đơn. Chờ một giây rồi thử lại nhé.',
	'orders.cash_amount': ({ maxVnd }) =>
		`Trả tiền khi nhận hàng chỉ áp dụng cho đơn đến ${formatVnd(Number(maxVnd))}. Bạn chọn VNPAY nhé.`,
	'orders.cash_refused_before': `Gần đây có ${ordersConfig.cash.refusalsMax} lần giao mà không nhận, nên tạm thời chưa trả tiền khi nhận hàng được. Bạn chọn VNPAY nhé.`,
	'orders.amount_too_large': ({ maxVnd }) =>
		`Mỗi lần đặt nhiều nhất ${formatVnd(Number(maxVnd))}. Bạn chia thành vài lần nhé.`,
	'orders.nothing_to_pay': 'Đơn này không còn khoản nào chờ thanh toán.',
	'orders.payment_held': 'Ngân hàng đang kiểm tra khoản vừa trả. Bạn chưa cần thanh toán lại.',
	'orders.payment_window_closed': 'Thời gian giữ hàng đã hết. Bạn đặt lại đơn giúp nhé.',
	'orders.payment_unavailable': 'Cổng thanh toán đang tạm ngừng. Bạn thử lại sau hoặc chọn trả tiền khi nhận hàng.',
	'orders.payment_tries_used': ({ max }) =>
		`Đơn này đã thử thanh toán ${max} lần nên không thử thêm được nữa. Bạn đặt lại đơn giúp nhé.`,
	'orders.not_cancellable': 'Đơn này không hủy được nữa.',
	'orders.cancel_waits': 'Người mua đang xin hủy đơn này. Bạn trả lời trước rồi mới đóng gói nhé.',
	'orders.cancel_asked_already': `Bạn đã yêu cầu hủy rồi. Người bán sẽ trả lời trong ${ordersConfig.cancelAnswerHours} giờ.`,
	'orders.no_cancel_request': 'Đơn này không có yêu cầu hủy nào đang chờ.',
	'orders.no_rest': 'Đơn này không có phần nào chờ gửi tiếp. Bạn tải lại trang để xem nhé.',
	'orders.rest_asked_already': 'Người mua đã xin hủy phần chưa gửi, đang chờ người bán trả lời.',
	'orders.rest_declined_lately': ({ from }) =>
		`Người bán vừa trả lời là vẫn gửi các món này. Bạn xin hủy lại được từ ${instantText(from)}.`,
	'orders.no_rest_request': 'Không có yêu cầu hủy phần chưa gửi nào đang chờ.',
	'orders.wrong_state': 'Đơn hàng vừa đổi trạng thái. Bạn tải lại trang để xem nhé.',
	'orders.role_not_allowed': 'Vai trò của bạn trong gian hàng không làm việc này.',
	'orders.tracking_taken': 'Mã vận đơn này đang thuộc một gian hàng khác. Bạn kiểm tra lại mã nhé.',
	'orders.pieces_gone': 'Một phần số này đã gửi đi rồi. Bạn tải lại trang để xem còn gì chưa gửi nhé.',
	'orders.parcels_used': `Một đơn gửi nhiều nhất ${parcelsConfig.parcelsMax} kiện. Bạn gửi hết phần còn lại trong kiện đã có nhé.`,
	'orders.parcel_not_found': 'Không tìm thấy kiện hàng này.',
	'orders.proof_needed': 'Bạn ghi tên người nhận hoặc vài chữ về lần giao này nhé.',
	'orders.case_not_found': 'Không có hồ sơ tra soát mang số này.',
	'orders.case_closed': 'Hồ sơ tra soát này đã khép lại.',
	'orders.case_in_return': 'Đơn này đang có yêu cầu trả hàng; khoản tiền được quyết định ở đó.',
	'orders.case_note': ({ max }) => `Bạn ghi rõ căn cứ để hai bên hiểu, nhiều nhất ${max} ký tự.`,
	'orders.excuse_reason': ({ max }) => `Bạn ghi rõ lý do để gian hàng hiểu, nhiều nhất ${max} ký tự.`,
	'orders.excused_already': 'Đơn này đã được bỏ ra khỏi chỉ số của gian hàng rồi.',
	'orders.no_refusal': 'Đơn này không bị tính là từ chối nhận và không bị giữ phí giao.',
	'orders.picture_unknown': 'Có ảnh chưa tải lên được. Bạn bỏ ảnh đó ra rồi chọn lại nhé.',
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
	withdrawn: 'Người mua không hủy nữa',
	lapsed: 'Hàng đã gửi trước khi có câu trả lời',
};

export const returnShippingStateMessages: Readonly<Record<ReturnShippingState, string>> = {
	stated: 'Chờ gian hàng xem biên nhận',
	accepted: 'Được chấp nhận',
	refused: 'Gian hàng từ chối',
	disputed: 'Chợ Biz đang xem',
	owed: 'Gian hàng trả',
	withdrawn: 'Đã rút',
	closed: 'Không được trả',
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
	buyer_refused: 'Khách đổi ý, không nhận',
	not_reached: 'Không liên lạc được, không có người nhận',
	wrong_address: 'Sai địa chỉ hoặc số điện thoại do khách ghi',
	damaged: 'Kiện rách, ướt hoặc hư trên đường',
	shop_fault: 'Lỗi của gian hàng (sai món, tới trễ, sai tên)',
};

export const carrierMessages: Readonly<Record<Carrier, string>> = {
	ghn: 'Giao Hàng Nhanh',
	ghtk: 'Giao Hàng Tiết Kiệm',
	viettel_post: 'Viettel Post',
	vnpost: 'Bưu điện Việt Nam (VNPost)',
	jt_express: 'J&T Express',
	own: 'Gian hàng tự giao',
	other: 'Bên vận chuyển khác',
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
	closed: 'Đã khép lại',
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
	cash_collected: 'Đã trả tiền mặt',
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
	expired: 'Hết thời gian thanh toán, hàng đã trả về kệ',
	confirmed: 'Người bán xác nhận đơn',
	packed: 'Đã đóng gói',
	shipped: 'Đã giao cho bên vận chuyển',
	delivered: 'Đã giao đến nơi',
	completed: 'Hoàn thành',
	cancel_asked: 'Người mua xin hủy',
	cancel_declined: 'Người bán chưa đồng ý hủy',
	cancel_withdrawn: 'Người mua không hủy nữa',
	rest_asked: 'Người mua xin hủy phần chưa gửi',
	rest_declined: 'Người bán vẫn gửi phần còn lại',
	rest_withdrawn: 'Người mua vẫn lấy phần chưa gửi',
	rest_cancelled: 'Đã hủy phần chưa gửi',
	cancelled: 'Đã hủy',
	refund_asked: 'Bắt đầu hoàn tiền',
	refund_stuck: 'VNPAY không nhận lệnh hoàn, Chợ Biz chuyển vào tài khoản bạn ghi',
	refund_unclear: 'Ngân hàng chưa trả lời lệnh hoàn, nhân viên đang hỏi lại',
	refunded: 'Đã hoàn tiền',
	case_opened: 'Mở hồ sơ tra soát vì chưa có tin của kiện hàng',
	case_closed: 'Khép hồ sơ tra soát',
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
	payment_refused: 'Khoản thanh toán không được chấp nhận, tiền trả về nơi đã trả',
};

export const investigationStateMessages: Readonly<Record<InvestigationState, string>> = {
	open: 'Đang tra soát',
	found: 'Đã có tin của kiện hàng',
	arrived: 'Kiện hàng đã tới nơi',
	turned_back: 'Kiện hàng đang quay về gian hàng',
	lost: 'Không tìm thấy kiện hàng',
	paid_back: 'Đã hoàn tiền theo yêu cầu trả hàng',
};

const REASON_MESSAGES: Readonly<Record<string, string>> = { ...cancelReasonMessages, ...investigationStateMessages };
/** Empty for a reason that this release does not know. */
export const cancelReasonOf = (reason: string | null): string => REASON_MESSAGES[reason ?? ''] ?? '';
