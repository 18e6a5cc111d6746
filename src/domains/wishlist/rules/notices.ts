export const ALERT_NOTICES = ['wishlist.back_in_stock', 'wishlist.price_dropped'] as const;
export type AlertNotice = (typeof ALERT_NOTICES)[number];

export type AlertNoticeParams = {
	readonly productName: string;
	readonly productSlug: string;
	readonly variantLabel: string;
	readonly priceVnd: number;
	readonly beforeVnd: number | null;
};
