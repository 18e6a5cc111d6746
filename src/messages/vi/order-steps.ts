import type { OrderEventView } from '#src/domains/order-views/contract/order-views.ts';
import type { ParcelStep, ReturnStep, TimelineStep } from '#src/domains/order-views/rules/order-timeline.ts';
import type { OrderEventKind, PaymentMethod } from '#src/domains/orders/contract/order.ts';
import type { ReturnEventKind } from '#src/domains/returns/contract/return.ts';
import { formatDate } from '#src/shared/time.ts';
import { cancelReasonOf, orderEventMessages } from './orders.ts';
import { failureReasonOf } from './payment-failures.ts';
import type { TransferSaying } from './refund-transfers.ts';
import { amountMessages } from './return-amount.ts';
import { returnEventMessages, returnPartyMessages } from './returns.ts';

/** Texts of future steps; steps that never lie in the future use the text of the past event. */
const AHEAD: Readonly<Partial<Record<OrderEventKind, string>>> = {
	paid: 'Thanh toán',
	confirmed: 'Người bán xác nhận đơn',
	packed: 'Đóng gói',
	shipped: 'Giao cho bên vận chuyển',
	delivered: 'Giao đến nơi',
	completed: 'Hoàn thành',
};

const TO_PAYER = 'Tiền hoàn về nơi đã thanh toán';
const TO_BANK = 'Tiền hoàn về tài khoản ngân hàng';

const PARCEL: Readonly<Record<ParcelStep, (which: string) => string>> = {
	parcel_shipped: (which) => `${which} đã giao cho bên vận chuyển`,
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
	if (kind === 'messages') return 'Nhắn tin với nhau';
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
	(method: PaymentMethod, arrives = '', transfer: TransferSaying | null = null) =>
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
