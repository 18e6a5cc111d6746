import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';

export const conversationScreenMessages = {
	title: 'Tin nhắn',
	empty: { buyer: 'Bạn có gì muốn hỏi người bán về đơn này?', shop: 'Chưa có tin nhắn nào về đơn này.' },
	earlier: (count: number): string => `${count} tin cũ hơn`,
	closed: 'Đơn đã kết thúc nên không nhắn thêm được nữa.',
	label: { buyer: 'Nhắn cho gian hàng', shop: 'Nhắn cho người mua' },
	send: 'Gửi',
	nothingYet: 'Bạn hãy nhập nội dung hoặc thêm ảnh rồi gửi.',
	sent: 'Đã gửi tin nhắn.',
	you: 'Bạn',
	other: { buyer: 'Gian hàng', shop: 'Người mua' } satisfies Record<MessageParty, string>,
	read: 'đã đọc',
	picturesHint: 'Chỉ hai bên của đơn hàng xem được.',
	unread: (count: number): string => `${count} tin mới`,
} as const;
