/**
 * Sections with the page 'Phần này chưa mở' are linked from nowhere, and no page or article promises them; setting a
 * switch to true adds the section to all menus and publishes its articles.
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
