/** Every occasion on which a shop is told what was decided of its goods. */
export const CATALOG_NOTICES = [
	'catalog.listing_approved',
	'catalog.listing_rejected',
	'catalog.listing_changes_requested',
	'catalog.product_taken_down',
	'catalog.change_confirmed',
	'catalog.change_rejected',
	'catalog.licence_approved',
	'catalog.licence_rejected',
	'catalog.licence_withdrawn',
	'catalog.licence_ending',
	'catalog.licence_over',
] as const;
export type CatalogNotice = (typeof CATALOG_NOTICES)[number];

export type CatalogNoticeParams = {
	readonly productName: string;
	readonly productSlug: string;
	/** As the operator wrote it; empty where none was needed. */
	readonly reason: string;
	/** Of a document: the shelf that asks for it, and what it is called. */
	readonly category?: string;
	readonly licence?: string;
	/** The last day on which what was agreed to holds, as `2027-12-31`. */
	readonly validUntil?: string;
};
