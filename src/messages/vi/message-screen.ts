import { type MessageFailure, type MessageParty, messagesConfig } from '#src/domains/conversations/contract.ts';
import type { MessageTable } from '../message-table.ts';

const NOTHING_YET = 'Bạn viết vài chữ hoặc thêm ảnh rồi gửi nhé.';

export const conversationMessages = {
	'orders.messages_closed': `Đơn này đã khép lại quá ${messagesConfig.openDays} ngày nên không nhắn thêm được nữa.`,
	'orders.messages_full': `Một đơn chứa nhiều nhất ${messagesConfig.perOrderMax} tin nhắn.`,
	'orders.messages_too_many': `Bạn nhắn nhiều quá rồi. Mỗi giờ gửi được ${messagesConfig.perHour} tin, bạn chờ một lát nhé.`,
	'orders.message_empty': NOTHING_YET,
	'orders.message_contact':
		'Tin có số điện thoại, số tài khoản hoặc đường dẫn. Mua bán ngoài Chợ Biz không được bảo vệ, bạn bỏ phần đó ra nhé.',
	'orders.message_banned': 'Tin có từ ngữ về hàng cấm. Bạn sửa lại nhé.',
} satisfies MessageTable<MessageFailure>;

export const conversationScreenMessages = {
	title: 'Tin nhắn',
	empty: { buyer: 'Bạn có gì muốn hỏi người bán về đơn này?', shop: 'Chưa có tin nhắn nào về đơn này.' },
	earlier: (count: number): string => `${count} tin cũ hơn`,
	closed: 'Đơn đã khép lại nên không nhắn thêm được nữa.',
	label: { buyer: 'Nhắn cho gian hàng', shop: 'Nhắn cho người mua' },
	send: 'Gửi',
	nothingYet: NOTHING_YET,
	sent: 'Đã gửi tin nhắn.',
	you: 'Bạn',
	other: { buyer: 'Gian hàng', shop: 'Người mua' } satisfies Record<MessageParty, string>,
	read: 'đã đọc',
	picturesHint: 'Chỉ hai bên của đơn hàng xem được.',
	unread: (count: number): string => `${count} tin mới`,
} as const;
