import { returnsConfig } from '#src/domains/returns/contract/return.ts';

export const promiseMessages = {
	prepDays: (days: number) => `Người bán chuẩn bị trong ${days} ngày làm việc`,
	preOrder: (days: number) => `Hàng đặt trước · chuẩn bị ${days} ngày`,
	defectReturns: `Hàng lỗi, sai hoặc thiếu được trả trong ${returnsConfig.buyer.defectDays} ngày`,
} as const;
