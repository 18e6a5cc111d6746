/** Every occasion on which those who speak for a shop are told something about a review or a question. */
export const SHOP_USER_CONTENT_NOTICES = [
	'reviews.shop_reviewed',
	'reviews.shop_asked',
	'reviews.shop_reply_removed',
] as const;
/** The same of authors. */
const AUTHOR_USER_CONTENT_NOTICES = [
	'reviews.author_published',
	'reviews.author_replied',
	'reviews.author_removed',
	'reviews.asker_answered',
] as const;
export type UserContentNotice = (typeof SHOP_USER_CONTENT_NOTICES | typeof AUTHOR_USER_CONTENT_NOTICES)[number];

/** What the words of such a notice may speak of: never what somebody wrote. */
export type UserContentNoticeParams = {
	/** Absent in notices of earlier releases. */
	readonly shopId?: string;
	readonly shopName: string;
	/** Null when it is about the shop itself. */
	readonly productName: string | null;
	/** Where the words stand: the order of a review, the product of a question. */
	readonly orderNumber: string | null;
	readonly productSlug: string | null;
	readonly stars: number | null;
	/** Why something was removed. */
	readonly reason: string | null;
	readonly isByShop: boolean;
};
