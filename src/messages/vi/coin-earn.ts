import { formatNumber } from '#src/shared/money.ts';

export const coinEarnMessages = {
	product: (amountVnd: number) => `Nhận từ ${formatNumber(amountVnd)} bizcoin khi đơn hoàn tất`,
	order: (amountVnd: number) => `Bạn sẽ nhận ${formatNumber(amountVnd)} bizcoin khi đơn hoàn tất.`,
	unsure: (amountVnd: number) =>
		`Bạn có thể nhận đến ${formatNumber(amountVnd)} bizcoin khi đơn hoàn tất. Đơn đang có yêu cầu trả hàng; phần được hoàn tiền không có bizcoin.`,
} as const;
