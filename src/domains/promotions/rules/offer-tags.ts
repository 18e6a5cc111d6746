/** Cached pages that show what this payer offers; the platform's vouchers stand on none. */
export const offerTags = (shopId: string | null): readonly string[] => (shopId ? [`shop-vouchers:${shopId}`] : []);
