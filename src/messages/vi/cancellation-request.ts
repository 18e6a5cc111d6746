import type { PartCancelView } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { OrderEventView } from '#src/domains/order-views/contract/order-views.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { addMs, formatDateTime, HOUR_MS } from '#src/shared/time.ts';
import { cancelReasonOf } from './orders.ts';

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
		`Người bán trả lời trước ${by}. Món nào gửi đi trước lúc đó thì không hủy được nữa.`,
	remainderToShop: (by: string): string =>
		`Bạn trả lời trước ${by}; không trả lời là đồng ý. Đồng ý thì các món dưới đây trả về kệ, khoản người mua đã trả cho chúng được hoàn lại.`,
} as const;
