import { mayStaff } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { ShopNotice } from './notices.ts';

/** Notices that concern packing; none of them mentions amounts. */
const OF_PACKING: ReadonlySet<ShopNotice> = new Set([
	'orders.shop_cancelled',
	'orders.shop_rest_cancelled',
	'orders.shop_remind_pack',
	'orders.shop_remind_rest',
	'orders.shop_refused',
	'orders.shop_parcel_back',
]);

/** Roles that may confirm orders do not receive `orders.shop_to_pack`. */
export function isNoticeRecipient(role: string, kind: ShopNotice): boolean {
	const handles = mayStaff(role, 'orders.handle');
	if (kind === 'orders.shop_to_pack') return mayStaff(role, 'orders.pack') && !handles;
	return handles || (OF_PACKING.has(kind) && mayStaff(role, 'orders.pack'));
}
