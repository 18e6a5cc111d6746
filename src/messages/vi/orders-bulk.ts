import type { PackingPapers } from '#src/domains/order-views/contract/receipt.ts';
import type { ResponsiveMessage } from './responsive-text.ts';

export const ordersBulkMessages = {
	bar: 'Xử lý nhiều đơn',
	choose: (number: string) => `Chọn đơn ${number}`,
	chosen: (count: number): ResponsiveMessage => [`Đã chọn ${count}`, ' đơn'],
	chooseAll: (count: number) => `Chọn cả ${count} đơn`,
	none: 'Bỏ chọn',
	print: ['In', ' nhãn và phiếu'] as ResponsiveMessage,
	printTitle: (count: number) => `In giấy tờ của ${count} đơn`,
	papers: { slips: 'In phiếu', labels: 'In nhãn', both: 'In cả hai' } satisfies Record<PackingPapers, string>,
	confirm: (count: number): ResponsiveMessage => [`Xác nhận ${count}`, ' đơn'],
	pack: (count: number): ResponsiveMessage => [`Đã đóng gói ${count}`, ' đơn'],
	asked: (count: number): string =>
		`${count} đơn có người mua xin hủy: bạn mở đơn trả lời trước, nên không đóng gói cùng lúc này.`,
	running: {
		confirm: (done: number, of: number) => `Đang xác nhận ${done}/${of} đơn`,
		pack: (done: number, of: number) => `Đang ghi đã đóng gói ${done}/${of} đơn`,
	},
	done: {
		confirm: (count: number) => `Đã xác nhận ${count} đơn.`,
		pack: (count: number) => `Đã ghi đóng gói ${count} đơn.`,
	},
	refused: (count: number) => `${count} đơn còn nguyên như cũ, vẫn được chọn:`,
	rejectedOne: (number: string, reason: string) => `Đơn ${number}: ${reason}`,
	toPreparing: 'Đi đóng gói',
	close: 'Đóng',
} as const;
