import { ordersConfig } from '#src/domains/orders/contract.ts';
import type { OrderEventView } from '#src/domains/orders/contract-views.ts';
import { addMs, formatDateTime, HOUR_MS } from '#src/shared/time.ts';

/** Until when the shop answers the wish of these events to cancel; silence agrees. */
export function wishAnswerBy(events: readonly Pick<OrderEventView, 'kind' | 'at'>[]): string {
	const asked = events.findLast(({ kind }) => kind === 'cancel_asked');
	return asked ? formatDateTime(addMs(new Date(asked.at), ordersConfig.cancelAnswerHours * HOUR_MS)) : '';
}

export const cancelWishWords = {
	toBuyer: (by: string): string => `Người bán trả lời trước ${by}. Quá giờ mà hàng chưa gửi đi thì đơn tự hủy.`,
	toShop: (by: string): string =>
		`Bạn trả lời trước ${by}; không trả lời là đồng ý. Đồng ý thì đơn được hủy, khoản người mua đã trả được hoàn lại.`,
} as const;
