import { SHOP_ROLES, type ShopRole } from '../../contract/shop.ts';

const RIGHTS = {
	/** Read orders and picking lists; amounts need `sums.see`. */
	'orders.see': SHOP_ROLES,
	/** Confirm, cancel and decline orders, decide on returns. */
	'orders.handle': ['admin', 'orders'],
	'orders.pack': ['admin', 'orders', 'stock'],
	'sums.see': ['admin', 'orders', 'accounting', 'support'],
	'goods.edit': ['admin'],
	'stock.edit': ['admin', 'stock'],
	'vouchers.keep': ['admin'],
	'money.see': ['admin', 'accounting'],
	/** Request payouts and set the payout account. */
	'money.ask': ['admin', 'accounting'],
	'shop.edit': ['admin'],
	'staff.keep': ['admin'],
	'voices.answer': ['admin', 'orders', 'support'],
} as const satisfies Readonly<Record<string, readonly ShopRole[]>>;

export type StaffRight = keyof typeof RIGHTS;
export const STAFF_RIGHTS = Object.keys(RIGHTS) as readonly StaffRight[];

export const hasStaffRight = (role: string, right: StaffRight): boolean =>
	RIGHTS[right].some((known) => known === role);

export const rolesWith = (right: StaffRight): readonly ShopRole[] => RIGHTS[right];

export const rightsOf = (role: string): readonly StaffRight[] =>
	STAFF_RIGHTS.filter((right) => hasStaffRight(role, right));
