import { formatCount } from '#src/shared/text/amount-text.ts';

export const lowStockMessages = {
	label: 'Số hàng đang có',
	hint: (reserved: number) =>
		reserved > 0
			? `Đếm cả ${formatCount(reserved)} món đang giữ cho đơn đã đặt.`
			: 'Ghi số món bạn đang có, tính cả món vừa nhập.',
	left: (onHand: number, reserved: number) =>
		reserved > 0
			? `Còn ${formatCount(onHand)} món, giữ cho khách ${formatCount(reserved)}`
			: `Còn ${formatCount(onHand)} món`,
	wrong: 'Bạn ghi số món đang có, bằng chữ số.',
	below: (reserved: number) => `Không ít hơn ${formatCount(reserved)} món đang giữ cho khách.`,
	save: 'Lưu số mới',
	later: 'Để sau',
	done: 'Đã lưu số hàng mới.',
	undone: 'Đã trả lại số cũ.',
	last: (name: string, before: number, after: number) => `${name}: ${formatCount(before)} → ${formatCount(after)} món.`,
	undo: 'Hoàn tác',
	none: 'Không còn phân loại nào sắp hết hàng.',
	edit: 'Sửa sản phẩm',
} as const;
