/** What a shop is told of its products. */
export const PRODUCT_NOTICES = [
	'catalog.listing_approved',
	'catalog.listing_rejected',
	'catalog.listing_changes_requested',
	'catalog.product_taken_down',
	'catalog.change_confirmed',
	'catalog.change_rejected',
] as const;
/** The same of the documents that its products need. */
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
	/** Absent in notices of earlier releases. */
	readonly shopId?: string;
	readonly productName: string;
	readonly productSlug: string;
	/** As the operator wrote it; empty where none was needed. */
	readonly reason: string;
	/** Of a document: stock that asks for it, and what it is called. */
	readonly category?: string;
	readonly licence?: string;
	/** The last day on which what was agreed to holds, as `2027-12-31`. */
	readonly validUntil?: string;
};
