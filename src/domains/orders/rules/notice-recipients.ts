import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import type { ShopNotice } from './notices.ts';

/** What stops or starts a hand in the storehouse; none of these speaks of money. */
const OF_PACKING: ReadonlySet<ShopNotice> = new Set([
	'orders.shop_cancelled',
	'orders.shop_rest_cancelled',
	'orders.shop_remind_pack',
	'orders.shop_remind_rest',
	'orders.shop_refused',
	'orders.shop_parcel_back',
]);

/** Whether somebody in this role is told; whoever confirms need not be told that something is confirmed. */
export function isNoticeRecipient(role: string, kind: ShopNotice): boolean {
	const handles = mayStaff(role, 'orders.handle');
	if (kind === 'orders.shop_to_pack') return mayStaff(role, 'orders.pack') && !handles;
	return handles || (OF_PACKING.has(kind) && mayStaff(role, 'orders.pack'));
}
