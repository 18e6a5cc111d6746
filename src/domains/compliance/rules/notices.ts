export const PRODUCT_NOTICES = [
	'catalog.listing_approved',
	'catalog.listing_rejected',
	'catalog.listing_changes_requested',
	'catalog.product_taken_down',
	'catalog.change_confirmed',
	'catalog.change_rejected',
] as const;
export const LICENCE_NOTICES = [
	'catalog.licence_approved',
	'catalog.licence_rejected',
	'catalog.licence_withdrawn',
	'catalog.licence_ending',
	'catalog.licence_over',
	'catalog.licence_wanted',
	'catalog.licence_lacking',
] as const;
export type CatalogNotice = (typeof PRODUCT_NOTICES | typeof LICENCE_NOTICES)[number];

export type CatalogNoticeParams = {
	readonly shopId?: string;
	readonly productName: string;
	readonly productSlug: string;
	readonly reason: string;
	readonly category?: string;
	readonly licence?: string;
	readonly validUntil?: string;
};
