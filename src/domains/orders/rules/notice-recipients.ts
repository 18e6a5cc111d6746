import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { ShopNotice } from './notices.ts';

/** Notices that concern packing; none of them mentions amounts. */
const PACKING_NOTICES: ReadonlySet<ShopNotice> = new Set([
	'orders.shop_cancelled',
	'orders.shop_rest_cancelled',
	'orders.shop_remind_pack',
	'orders.shop_remind_rest',
	'orders.shop_refused',
	'orders.shop_parcel_back',
]);

/** Roles that may confirm orders do not receive `orders.shop_to_pack`. */
export function isNoticeRecipient(role: string, kind: ShopNotice): boolean {
	const handles = hasStaffRight(role, 'orders.handle');
	if (kind === 'orders.shop_to_pack') return hasStaffRight(role, 'orders.pack') && !handles;
	return handles || (PACKING_NOTICES.has(kind) && hasStaffRight(role, 'orders.pack'));
}
