/** Around what is told in passing. */
export const toastWords = {
	close: 'Đóng thông báo',
	region: 'Thông báo',
} as const;
