import { type MessageFailure, messagesConfig } from '#src/domains/conversations/contract/order-messages.ts';
import type { PartCancelView } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { OrderEventView, OrderSummary } from '#src/domains/order-views/contract/order-views.ts';
import type { ParcelStep, ReturnStep, TimelineStep } from '#src/domains/order-views/rules/order-timeline.ts';
import {
	type OrderEventKind,
	type OrderState,
	ordersConfig,
	type PaymentMethod,
	type PaymentStatus,
} from '#src/domains/orders/contract/order.ts';
import { doubtConfig } from '#src/domains/payments/contract/payments.ts';
import {
	type OpenReturn,
	type ReturnEventKind,
	type ReturnState,
	returnsConfig,
} from '#src/domains/returns/contract/return.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { addMs, formatDate, formatDateTime, HOUR_MS, vietnamDay } from '#src/shared/time.ts';
import { deadlineText } from '../instant-text.ts';
import type { MessageTable } from '../message-table.ts';
import { conversationScreenMessages } from './conversations/order-messages.ts';
import {
	cancelReasonOf,
	orderEventMessages,
	orderStateTones,
	orderStateWord,
	parcelMessages,
	returnStateMessages,
} from './orders.ts';
import { failureReasonOf, type TransferMessage } from './payments.ts';
import {
	amountMessages,
	choiceBadge,
	returnEventMessages,
	returnNextMessages,
	returnPartyMessages,
} from './returns.ts';

const { complete, cancelAnswerHours } = ordersConfig;

export const orderScreenMessages = {
	title: 'Đơn hàng của tôi',
	tabs: 'Lọc đơn theo trạng thái',
	orderTitle: (number: string) => `Đơn ${number}`,
	emptyText: 'Khi bạn đặt hàng, đơn sẽ hiện ở đây để bạn theo dõi.',
	emptyAction: 'Xem sản phẩm',
	noneTitle: 'Không có đơn nào ở mục này',
	noneHere: 'Bạn xem các đơn khác ở mục “Tất cả”.',
	notFoundTitle: 'Không tìm thấy đơn nào',
	notFound: (q: string) => `Không có đơn nào khớp với “${q}”. Bạn thử mã đơn, tên sản phẩm hoặc tên gian hàng khác.`,
	search: 'Tìm trong đơn hàng của tôi',
	searchShort: 'Mã đơn, tên sản phẩm, gian hàng',
	searchNow: 'Tìm đơn',
	clearSearch: 'Bỏ tìm kiếm',
	emptyTitle: 'Bạn chưa có đơn hàng nào',
	showAll: 'Xem tất cả đơn',
	newest: 'Về đơn mới nhất',
	older: 'Đơn cũ hơn',
	pages: 'Trang của danh sách đơn',
	orderedAt: 'Đặt lúc',
	moreLines: (count: number) => `và ${count} sản phẩm nữa`,
	quantity: (count: number) => `×\u00a0${count}`,
	afterCoin: (coinVnd: number) => `Đã trừ ${formatCount(coinVnd)} bizcoin`,
	details: 'Xem chi tiết',
	money: 'Thanh toán',
	method: 'Phương thức thanh toán',
	receipt: 'Tải phiếu mua hàng',
	tries: 'Các lần thanh toán',
	olderTries: (count: number) => `${count} lần trước`,
	arrives: (from: string, to: string, now: Date) => {
		const [first, last] = [formatDate(new Date(from)), formatDate(new Date(to))];
		if (vietnamDay(new Date(to)) < vietnamDay(now)) return `Đã quá ngày dự kiến ${last}`;
		return first === last ? `Dự kiến ${first}` : `Dự kiến từ ${first} đến ${last}`;
	},
	siblings: 'Đặt cùng lúc với đơn',
	cancelAsked: 'Bạn đã yêu cầu hủy đơn này',
	cancelRequestedText: `Người bán trả lời trong ${cancelAnswerHours} giờ. Quá giờ mà hàng chưa gửi đi thì đơn tự hủy.`,
	toReturn: 'Xem yêu cầu trả hàng',
	refundPolicy: 'Chính sách hoàn và hủy',
	placedTitle: 'Đặt hàng thành công',
	placedText: (count: number) =>
		count > 1
			? `Cảm ơn bạn. Mỗi gian hàng gửi một kiện, nên bạn có ${count} đơn; trả tiền mặt khi nhận từng kiện.`
			: 'Cảm ơn bạn. Bạn trả tiền mặt khi nhận hàng.',
	placedNext: (confirmBy: string | null) => [
		`Người bán xác nhận ${confirmTime(confirmBy)}; khi chưa xác nhận, bạn hủy được miễn phí.`,
		'Bạn nhận thư báo khi người bán xác nhận, khi hàng được gửi đi và khi giao tới.',
		'Khi kiện hàng tới, bạn kiểm tra rồi trả tiền cho người giao.',
	],
} as const;

/** The shop's deadline as a day and time, because working hours are counted differently by everybody. */
const confirmTime = (confirmBy: string | null): string =>
	confirmBy ? `trước ${deadlineText(new Date(confirmBy), new Date())}` : 'sớm';

const NEXT: Readonly<Record<OrderState, string>> = {
	pending_payment: `Ngân hàng và Chợ Biz đang kiểm tra khoản bạn vừa trả, hàng vẫn được giữ. Chúng tôi trả lời trong ${doubtConfig.answerHours} giờ; sau ${doubtConfig.refuseDays} ngày chưa rõ thì đơn được hủy và tiền được hoàn về nơi đã thanh toán.`,
	placed: 'Chờ người bán xác nhận.',
	confirmed: 'Người bán đang chuẩn bị hàng cho bạn.',
	packed: 'Kiện hàng đã sẵn sàng, chờ hãng vận chuyển tới lấy.',
	shipped: 'Kiện hàng đang trên đường. Khi nhận đủ hàng, bạn bấm “Đã nhận hàng”.',
	delivered: `Kiện hàng đã tới. Bạn kiểm tra rồi bấm “Đã nhận hàng”; sau ${complete.afterDays} ngày đơn tự hoàn thành.`,
	completed: `Cảm ơn bạn đã mua hàng. Hàng lỗi hay khác mô tả thì bạn có ${returnsConfig.buyer.defectDays} ngày từ khi nhận để báo.`,
	expired: 'Chưa có thanh toán nên hàng đã về kho. Nếu vẫn cần, bạn hãy đặt lại.',
	cancelled: 'Đơn này đã hủy.',
	returned: 'Đơn đã kết thúc.',
};

/** A buyer whose return was rejected is not thanked. */
const AFTER_RETURN = `Đơn đã hoàn thành. Còn sản phẩm khác bị lỗi hay khác mô tả thì bạn có ${returnsConfig.buyer.defectDays} ngày từ khi nhận để báo.`;

const MONEY: Readonly<Partial<Record<PaymentStatus, string>>> = {
	refunding: 'Đang hoàn tiền cho bạn.',
	refund_stuck:
		'Lệnh hoàn tiền chưa thành công nên Chợ Biz chuyển khoản vào tài khoản bạn cung cấp ở đơn này. Khi cần, Chợ Biz sẽ hỏi bạn.',
	refunded: 'Đã hoàn tiền cho bạn.',
};
function endedMessages(state: OrderState, status: PaymentStatus, transfer: TransferMessage | null): string {
	if (state === 'returned' && status === 'none') return 'Đơn đã kết thúc, bạn không phải trả khoản nào.';
	const money = status === 'refund_stuck' && transfer ? transfer.next : MONEY[status];
	return [NEXT[state], money].filter(Boolean).join(' ');
}

type Next = Pick<OrderSummary, 'state' | 'payUntil' | 'isCancelAsked' | 'lines' | 'sentCount'> &
	Partial<Pick<OrderSummary, 'openReturn' | 'endedReturn' | 'openCase' | 'paymentStatus' | 'confirmBy'>> & {
		/** Set for a rejected VNPAY refund that is paid out by bank transfer. */
		readonly transfer?: TransferMessage | null;
	};

export const buyerNextMessages = ({
	state,
	payUntil,
	isCancelAsked,
	lines,
	sentCount,
	openReturn,
	endedReturn,
	openCase,
	paymentStatus,
	confirmBy = null,
	transfer = null,
}: Next): string => {
	if (isCancelAsked) return orderScreenMessages.cancelRequestedText;
	if (openReturn) return returnNextMessages('buyer', openReturn);
	if (openCase) return `Chưa có tin của kiện hàng, đang tra soát đến ${formatDateTime(new Date(openCase.dueBy))}.`;
	if (payUntil) return `Bạn thanh toán trước ${formatDateTime(new Date(payUntil))} để giữ hàng.`;
	const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	if (state === 'packed' && sentCount > 0) return `${parcelMessages.sent(sentCount, count)}, phần còn lại gửi sau.`;
	const said =
		(state === 'cancelled' || state === 'returned') && paymentStatus
			? endedMessages(state, paymentStatus, transfer)
			: state === 'placed'
				? `Người bán xác nhận ${confirmTime(confirmBy)}. Khi chưa xác nhận, bạn hủy được miễn phí.`
				: NEXT[state];
	if (!endedReturn) return said;
	return `${returnNextMessages('buyer', endedReturn)} ${state === 'completed' ? AFTER_RETURN : said}`;
};

type Badged = {
	readonly state: OrderState;
	readonly isUndelivered: boolean;
	readonly isPartSent: boolean;
	/** Absent where returns are not shown. */
	readonly openReturn?: (Pick<OpenReturn, 'state'> & Partial<Pick<OpenReturn, 'replacement'>>) | null;
	readonly endedReturn?: Pick<OpenReturn, 'state' | 'ruling'> | null;
};
const IN_DISPUTE: Readonly<Partial<Record<ReturnState, string>>> = {
	disputed: returnStateMessages.disputed,
	under_review: returnStateMessages.disputed,
	ruled: returnStateMessages.ruled,
};

/** A completed order with a refund or ruling gets a different badge. */
function afterReturn({ state, ruling }: NonNullable<Badged['endedReturn']>): string | null {
	if (state === 'refunded' || ruling === 'buyer' || ruling === 'split') return 'Hoàn thành, có hoàn tiền';
	return ruling === 'vendor' ? 'Hoàn thành sau phán quyết' : null;
}

/** Returns the badge of an order. A dispute or an open replacement offer takes precedence over the delivery state. */
export function orderBadge(
	{ state, isUndelivered, isPartSent, openReturn, endedReturn }: Badged,
	side: 'buyer' | 'shop' = 'buyer',
) {
	const dispute = openReturn && IN_DISPUTE[openReturn.state];
	if (dispute) return { text: dispute, tone: 'warning' as const };
	const choice = openReturn && choiceBadge(side, openReturn);
	if (choice) return choice;
	const tone = orderStateTones[state];
	if (isPartSent) return { text: 'Đã gửi một phần', tone };
	const after = state === 'completed' && endedReturn ? afterReturn(endedReturn) : null;
	return { text: after ?? orderStateWord({ state, isUndelivered }), tone };
}

/** Texts of future steps; steps that never lie in the future use the text of the past event. */
const AHEAD: Readonly<Partial<Record<OrderEventKind, string>>> = {
	paid: 'Thanh toán',
	confirmed: 'Người bán xác nhận đơn',
	packed: 'Đóng gói',
	shipped: 'Giao cho hãng vận chuyển',
	delivered: 'Giao đến nơi',
	completed: 'Hoàn thành',
};

const TO_PAYER = 'Tiền hoàn về nơi đã thanh toán';
const TO_BANK = 'Tiền hoàn về tài khoản ngân hàng';

const PARCEL: Readonly<Record<ParcelStep, (which: string) => string>> = {
	parcel_shipped: (which) => `${which} đã giao cho hãng vận chuyển`,
	parcel_delivered: (which) => `${which} đã giao đến nơi`,
	parcel_refused: (which) => `Không giao được ${which.toLowerCase()}`,
	parcel_lost: (which) => `${which} được coi là thất lạc`,
	parcel_back: (which) => `${which} đã về tới gian hàng`,
};
const isReturnStep = (kind: TimelineStep['kind']): kind is ReturnStep => kind.startsWith('return_');
const isParcelStep = (kind: TimelineStep['kind']): kind is ParcelStep => kind in PARCEL;

export const stepTitle = (
	{ kind, parcel, event }: Pick<TimelineStep, 'kind' | 'parcel' | 'event'>,
	method: PaymentMethod,
	/** The bank account for a refund that VNPAY rejected. */
	toAccount?: string,
): string => {
	const toWhere = toAccount ?? (method === 'cod' ? TO_BANK : TO_PAYER);
	if (isParcelStep(kind)) return PARCEL[kind](parcel === null ? 'Kiện hàng' : `Kiện ${parcel}`);
	if (kind === 'messages') return 'Trao đổi tin nhắn';
	if (isReturnStep(kind) && event) return returnEventMessages[kind.slice('return_'.length) as ReturnEventKind];
	if (isReturnStep(kind) || (kind === 'refunded' && !event)) return toWhere;
	return event ? orderEventMessages[kind] : (AHEAD[kind] ?? orderEventMessages[kind]);
};

const noteOf = (kind: TimelineStep['kind'], { party, note }: NonNullable<TimelineStep['event']>): string => {
	if (kind === 'case_opened' || kind === 'case_closed') return `Hồ sơ số ${note}`;
	return isReturnStep(kind) ? `${returnPartyMessages[party]}: ${note}` : note;
};

/** The reason, the note and the refund of a step; empty when there are none. */
export const stepText = ({ kind, event, amount, expectedBy, count }: StepFacts): string =>
	[
		event && kind !== 'payment_failed' && cancelReasonOf(event.reason),
		event?.note && noteOf(kind, event),
		amount && amountMessages(amount),
		expectedBy && `Dự kiến trước ${formatDate(new Date(expectedBy))}`,
		kind === 'messages' && `${count ?? 1} tin nhắn`,
	]
		.filter(Boolean)
		.join('. ');
type StepFacts = Pick<TimelineStep, 'kind' | 'event' | 'amount' | 'expectedBy' | 'count'>;

/** Payment attempts are shown to the buyer only. */
function ownText(step: TimelineStep, arrives: string): string {
	if (step.kind === 'delivered' && !step.event) return arrives;
	if (step.kind !== 'payment_failed' || !step.event) return stepText(step);
	const reason = failureReasonOf(step.event.reason);
	return step.count ? `${reason}. Đã thử ${step.count} lần` : reason;
}

/** The text of a timeline step; `arrives` is used for a future delivery. */
export const shownStep =
	(method: PaymentMethod, arrives = '', transfer: TransferMessage | null = null) =>
	(step: TimelineStep) => ({
		title: stepTitle(step, method, transfer?.step),
		text: ownText(step, arrives) || undefined,
		at: step.event ? new Date(step.event.at) : undefined,
		state: step.state,
	});

/** The reason and note of the last cancellation request; empty without one. */
export function cancellationAnswerMessages(events: readonly OrderEventView[]): string {
	const asked = events.findLast(({ kind }) => kind === 'cancel_asked');
	return asked ? [cancelReasonOf(asked.reason), asked.note].filter(Boolean).join('. ') : '';
}

/** The shop's deadline; without an answer the order is cancelled. */
const answerBy = (askedAt: string): string =>
	formatDateTime(addMs(new Date(askedAt), ordersConfig.cancelAnswerHours * HOUR_MS));

export function cancellationAnswerBy(events: readonly Pick<OrderEventView, 'kind' | 'at'>[]): string {
	const asked = events.findLast(({ kind }) => kind === 'cancel_asked');
	return asked ? answerBy(asked.at) : '';
}

type UnshippedCancellation = Pick<PartCancelView, 'state' | 'askedAt' | 'reason' | 'note'>;
export function unshippedCancellation(partCancels: readonly UnshippedCancellation[]): {
	readonly by: string;
	readonly why: string;
} {
	const request = partCancels.find(({ state }) => state === 'asked');
	if (!request) return { by: '', why: '' };
	return {
		by: answerBy(request.askedAt),
		why: [cancelReasonOf(request.reason), request.note].filter(Boolean).join('. '),
	};
}

export const cancellationRequestMessages = {
	toBuyer: (by: string): string => `Người bán trả lời trước ${by}. Quá giờ mà hàng chưa gửi đi thì đơn tự hủy.`,
	toShop: (by: string): string =>
		`Bạn trả lời trước ${by}; không trả lời là đồng ý. Đồng ý thì đơn được hủy, khoản người mua đã trả được hoàn lại.`,
	remainderToBuyer: (by: string): string =>
		`Người bán trả lời trước ${by}. Sản phẩm đã gửi trước lúc đó thì không hủy được nữa.`,
	remainderToShop: (by: string): string =>
		`Bạn trả lời trước ${by}; không trả lời là đồng ý. Đồng ý thì các sản phẩm dưới đây về kho, số tiền người mua đã trả cho các sản phẩm này được hoàn lại.`,
} as const;

export const conversationMessages = {
	'orders.messages_closed': `Đơn này đã kết thúc quá ${messagesConfig.openDays} ngày nên không nhắn thêm được nữa.`,
	'orders.messages_full': `Một đơn chứa nhiều nhất ${messagesConfig.perOrderMax} tin nhắn.`,
	'orders.messages_too_many': `Bạn gửi quá nhiều tin nhắn. Mỗi giờ gửi được ${messagesConfig.perHour} tin, bạn hãy chờ một lát.`,
	'orders.message_empty': conversationScreenMessages.nothingYet,
	'orders.message_contact':
		'Tin có số điện thoại, số tài khoản hoặc đường dẫn. Mua bán ngoài Chợ Biz không được bảo vệ, bạn hãy bỏ phần đó.',
	'orders.message_banned': 'Tin có từ ngữ về hàng cấm. Bạn hãy sửa lại.',
} satisfies MessageTable<MessageFailure>;
