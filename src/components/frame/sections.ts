/**
 * Sections with the page 'Phần này chưa mở' are linked from nowhere; setting a switch to true adds the section to
 * all menus.
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
