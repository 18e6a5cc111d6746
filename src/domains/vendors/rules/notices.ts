/** Every occasion on which somebody is told about the own shop or the way to it. */
export const VENDOR_NOTICES = [
	'vendors.application_received',
	'vendors.application_approved',
	'vendors.application_asked',
	'vendors.application_rejected',
	'vendors.draft_closed',
	'vendors.shop_warned',
	'vendors.listing_blocked',
	'vendors.listing_unblocked',
	'vendors.shop_suspended',
	'vendors.shop_reinstated',
	'vendors.shop_terminated',
	'vendors.appeal_received',
	'vendors.appeal_granted',
	'vendors.appeal_refused',
	'vendors.health_warned',
	'vendors.health_capped',
	'vendors.health_judged',
	'vendors.health_mended',
	'vendors.staff_joined',
	'vendors.staff_removed',
] as const;
export type VendorNotice = (typeof VENDOR_NOTICES)[number];

export type VendorNoticeParams = {
	readonly shopName: string;
	/** As the operator wrote it; empty where there is none. */
	readonly reason: string;
	/** By when something happens, ISO; empty where nothing does. */
	readonly by: string;
	readonly person: string;
	/** Of bad service, what is above its limit (`keptCauses`). */
	readonly causes: string;
};
