import type { ClosingFailure } from '#src/domains/operations/contract/account-closing.ts';
import type {
	ComplaintFailure,
	ComplaintParty,
	ComplaintState,
	ComplaintTopic,
} from '#src/domains/operations/contract/complaints.ts';
import { formatVnd } from '#src/shared/money.ts';
import type { MessageTable } from '../message-table.ts';

export const operationsMessages = {
	'operations.complaint_not_found': 'Không tìm thấy khiếu nại này.',
	'operations.complaint_order_unknown': 'Không có đơn nào của bạn mang số này. Bạn xem lại trong mục Đơn hàng nhé.',
	'operations.complaint_closed': 'Khiếu nại này đã khép lại. Nếu chuyện chưa xong, bạn gửi khiếu nại mới nhé.',
	'operations.complaint_text_needed': 'Bạn viết vài dòng giúp nhé.',
	'operations.complaints_too_many': ({ max }) =>
		`Bạn đang có ${String(max ?? '')} khiếu nại chưa xong. Bạn bổ sung vào khiếu nại đã gửi giúp nhé.`,
	'operations.business_open': ({ orders, returns, payouts, reservedVnd, payableVnd }) =>
		`Chưa đóng được: còn ${orders} đơn chưa xong hoặc còn hạn khiếu nại, ${returns} yêu cầu trả hàng, ${payouts} lần chuyển tiền, ${formatVnd(Number(reservedVnd))} đang giữ và ${formatVnd(Number(payableVnd))} được rút.`,
} satisfies MessageTable<ComplaintFailure | ClosingFailure>;

export const complaintStateMessages: Readonly<Record<ComplaintState, string>> = {
	open: 'Chờ trả lời',
	answered: 'Đã trả lời',
	closed: 'Đã khép lại',
};
export const complaintStateTones: Readonly<Record<ComplaintState, 'warning' | 'secondary' | 'neutral'>> = {
	open: 'warning',
	answered: 'secondary',
	closed: 'neutral',
};

export const complaintTopicMessages: Readonly<Record<ComplaintTopic, string>> = {
	order: 'Đơn hàng, giao hàng',
	payment: 'Tiền bị kẹt, trừ nhầm',
	refund: 'Hoàn tiền',
	service: 'Thái độ phục vụ, gian hàng',
	personal_data: 'Dữ liệu cá nhân',
};

export const complaintPartyMessages: Readonly<Record<ComplaintParty, string>> = {
	customer: 'Bạn',
	operator: 'Chợ Biz',
};
