/**
 * Areas that the navigation may lead to. One whose pages still answer 'Phần này chưa mở' is linked from nowhere:
 * who opens it turns its switch here, and every menu follows.
 */
export const OPEN_SECTIONS = {
	auctions: false,
	bargains: false,
	freight: false,
	news: true,
	forum: false,
	bizcoin: true,
	notifications: false,
	wishlist: true,
	vendorApply: false,
	vendorOverview: true,
	vendorProducts: true,
} satisfies Readonly<Record<string, boolean>>;

export type Section = keyof typeof OPEN_SECTIONS;

export const isOpen = (section: Section): boolean => OPEN_SECTIONS[section];
