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
	/** The operator's text; empty where there is none. */
	readonly reason: string;
	/** An ISO deadline; empty where there is none. */
	readonly by: string;
	readonly person: string;
	/** The service figures above their limit, encoded by `storedCauses`. */
	readonly causes: string;
};
