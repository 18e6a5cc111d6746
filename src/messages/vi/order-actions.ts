import type { OrderView } from '#src/domains/order-views/contract/order-views.ts';
import { formatVnd } from '#src/shared/money.ts';

type Due = Pick<OrderView, 'dueVnd' | 'dueNumbers'>;
const listed = (numbers: readonly string[]): string =>
	[numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' và ');

export const orderActionMessages = {
	/** One payment covers all unpaid orders that were placed together. */
	pay: ({ dueVnd, dueNumbers }: Due) =>
		dueNumbers.length > 1
			? `Thanh toán ${dueNumbers.length} đơn: ${formatVnd(dueVnd)}`
			: `Thanh toán ${formatVnd(dueVnd)}`,
	paysAll: ({ dueVnd, dueNumbers }: Due): string =>
		dueNumbers.length > 1
			? `Chỉ cần trả một lần: ${formatVnd(dueVnd)} cho cả ${dueNumbers.length} đơn ${listed(dueNumbers)}.`
			: '',
	paidWith: (number: string) => `Trả chung một lần với đơn ${number} ở trên.`,
	cancel: { cancel: 'Hủy đơn', ask: 'Xin hủy đơn' } satisfies Record<NonNullable<OrderView['mayCancel']>, string>,
	cancelTitle: { cancel: 'Hủy đơn này?', ask: 'Xin hủy đơn này?' },
	cancelText: {
		cancel: 'Hàng sẽ trả về kệ của người bán. Đơn đã hủy không mở lại được.',
		ask: 'Người bán đã xác nhận và có thể đang chuẩn bị hàng, nên cần họ đồng ý.',
	},
	refundText: 'Khoản bạn đã trả sẽ hoàn về nơi bạn đã thanh toán.',
	cancelYes: { cancel: 'Hủy đơn', ask: 'Gửi yêu cầu' },
	keep: 'Giữ đơn',
	withdraw: 'Không hủy nữa',
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
