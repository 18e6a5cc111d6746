/** Cache tags of the pages that show this payer's vouchers; platform vouchers are on no cached page. */
export const offerTags = (shopId: string | null): readonly string[] => (shopId ? [`shop-vouchers:${shopId}`] : []);
