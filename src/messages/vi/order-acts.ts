import type { OrderView } from '#src/domains/orders/contract-views.ts';
import { formatVnd } from '#src/shared/money.ts';

/** What the buyer does with an order. */
export const orderActWords = {
	/** One payment covers every unpaid order that was placed together. */
	pay: ({ dueVnd, payVnd }: Pick<OrderView, 'dueVnd' | 'payVnd'>) =>
		dueVnd > payVnd ? `Thanh toán chung các đơn cùng lúc: ${formatVnd(dueVnd)}` : `Thanh toán ${formatVnd(dueVnd)}`,
	cancel: { cancel: 'Hủy đơn', ask: 'Xin hủy đơn' } satisfies Record<NonNullable<OrderView['mayCancel']>, string>,
	cancelTitle: { cancel: 'Hủy đơn này?', ask: 'Xin hủy đơn này?' },
	cancelText: {
		cancel: 'Hàng sẽ trả về kệ của người bán. Đơn đã hủy không mở lại được.',
		ask: 'Người bán đã xác nhận và có thể đang chuẩn bị hàng, nên cần họ đồng ý.',
	},
	refundText: 'Khoản bạn đã trả sẽ hoàn về nơi bạn đã thanh toán.',
	cancelYes: { cancel: 'Hủy đơn', ask: 'Gửi yêu cầu' },
	keep: 'Giữ đơn',
	reason: 'Lý do',
	reasonNeeded: 'Bạn chọn một lý do giúp nhé.',
	note: 'Lời nhắn cho người bán',
	received: 'Đã nhận hàng',
	receivedTitle: 'Bạn đã nhận đủ hàng?',
	receivedText: 'Bạn kiểm tra đúng món, đủ số lượng rồi hãy bấm. Tiền sẽ được chuyển cho người bán.',
	receivedHeldText:
		'Bạn kiểm tra đúng món, đủ số lượng rồi hãy bấm. Tiền của đơn vẫn được giữ tới khi yêu cầu trả hàng xong.',
	receivedYes: 'Đã nhận đủ hàng',
	notYet: 'Chưa',
	changed: 'Đã cập nhật đơn hàng.',
} as const;
