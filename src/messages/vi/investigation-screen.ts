import type { InvestigationView } from '#src/domains/fulfilment/contract/investigation.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { formatDateTime } from '#src/shared/time.ts';

export const SILENT = `Đã ${ordersConfig.askArrivalDays} ngày không có tin mới của kiện hàng.`;
export const until = (dueBy: string): string => formatDateTime(new Date(dueBy));

export const investigationMessages = {
	title: ({ number }: InvestigationView): string => `Hồ sơ tra soát số ${number}`,
	toBuyer: ({ dueBy }: InvestigationView): string =>
		`${SILENT} Gian hàng và Chợ Biz đang hỏi bên vận chuyển. Đến ${until(dueBy)} vẫn không rõ hàng ở đâu thì đơn khép lại và bạn không mất khoản nào. Nhận đủ hàng rồi thì bạn bấm “Đã nhận hàng”.`,
	toShop: ({ dueBy }: InvestigationView): string =>
		`${SILENT} Bạn hỏi bên vận chuyển; giao rồi thì bạn báo đã giao kèm người nhận. Đến ${until(dueBy)} chưa rõ thì hàng coi như thất lạc, người mua không mất khoản nào.`,
	inReturn: 'Đơn đang có yêu cầu trả hàng nên khoản tiền được quyết định ở yêu cầu đó.',
} as const;
