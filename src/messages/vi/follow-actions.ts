export const followMessages = {
	follow: 'Theo dõi',
	following: 'Đang theo dõi',
	followed: (shop: string): string => `Bạn đang theo dõi ${shop}. Xem lại ở mục Gian hàng theo dõi.`,
	left: (shop: string): string => `Đã bỏ theo dõi ${shop}. Bấm lại nếu bạn đổi ý.`,
} as const;
