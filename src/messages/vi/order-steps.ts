import type { OrderEventKind, PaymentMethod } from '#src/domains/orders/contract.ts';
import type { OrderEventView } from '#src/domains/orders/contract-views.ts';
import type { ParcelStep, TimelineStep } from '#src/domains/orders/rules/order-timeline.ts';
import { cancelReasonOf, orderEventWords } from './orders.ts';

/** A step that has not been taken yet; those that never lie ahead keep the words of what happened. */
const AHEAD: Readonly<Partial<Record<OrderEventKind, string>>> = {
	paid: 'Thanh toán',
	confirmed: 'Người bán xác nhận đơn',
	packed: 'Đóng gói',
	shipped: 'Giao cho bên vận chuyển',
	delivered: 'Giao đến nơi',
	completed: 'Hoàn thành',
	refunded: 'Tiền hoàn về nơi đã thanh toán',
};

const PARCEL: Readonly<Record<ParcelStep, (which: string) => string>> = {
	parcel_shipped: (which) => `${which} đã giao cho bên vận chuyển`,
	parcel_delivered: (which) => `${which} đã giao đến nơi`,
	parcel_refused: (which) => `Khách từ chối nhận ${which.toLowerCase()}`,
	parcel_lost: (which) => `${which} được coi là thất lạc`,
	parcel_back: (which) => `${which} đã về tới gian hàng`,
};
const isParcelStep = (kind: TimelineStep['kind']): kind is ParcelStep => kind in PARCEL;

export const stepTitle = (
	{ kind, parcel, event }: Pick<TimelineStep, 'kind' | 'parcel' | 'event'>,
	method: PaymentMethod,
): string => {
	if (isParcelStep(kind)) return PARCEL[kind](parcel === null ? 'Kiện hàng' : `Kiện ${parcel}`);
	if (kind === 'refunded' && !event && method === 'cod') return 'Tiền hoàn về tài khoản ngân hàng';
	return event ? orderEventWords[kind] : (AHEAD[kind] ?? orderEventWords[kind]);
};

/** Why, and what was written beside it; empty when there is nothing to add. */
export const stepText = (event: Pick<OrderEventView, 'reason' | 'note'> | null): string =>
	event ? [cancelReasonOf(event.reason), event.note].filter(Boolean).join('. ') : '';

/** A step as a timeline shows it; `arrives` is said of a delivery that lies ahead. */
export const shownStep =
	(method: PaymentMethod, arrives = '') =>
	(step: TimelineStep) => ({
		title: stepTitle(step, method),
		text: (step.kind === 'delivered' && !step.event ? arrives : stepText(step.event)) || undefined,
		at: step.event ? new Date(step.event.at) : undefined,
		state: step.state,
	});
