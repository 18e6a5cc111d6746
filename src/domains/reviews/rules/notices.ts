export const SHOP_USER_CONTENT_NOTICES = [
	'reviews.shop_reviewed',
	'reviews.shop_asked',
	'reviews.shop_reply_removed',
] as const;
const AUTHOR_USER_CONTENT_NOTICES = [
	'reviews.author_published',
	'reviews.author_replied',
	'reviews.author_removed',
	'reviews.asker_answered',
] as const;
export type UserContentNotice = (typeof SHOP_USER_CONTENT_NOTICES | typeof AUTHOR_USER_CONTENT_NOTICES)[number];

/** Parameters of the notice texts; they never contain the user's text. */
export type UserContentNoticeParams = {
	readonly shopId?: string;
	readonly shopName: string;
	readonly productName: string | null;
	/** Target of the link: the order of a review, the product of a question. */
	readonly orderNumber: string | null;
	readonly productSlug: string | null;
	readonly stars: number | null;
	readonly reason: string | null;
	readonly isByShop: boolean;
};
