import { SHOP_ROLES, type ShopRole } from '../contract.ts';

/** Who of a shop's people may do what. Whatever is not named here, nobody but an admin is given. */
const RIGHTS = {
	/** Read orders and what to take from stock; amounts are `sums.see`. */
	'orders.see': SHOP_ROLES,
	/** Confirm, cancel, give back, decide on returns. */
	'orders.handle': ['admin', 'orders'],
	'orders.pack': ['admin', 'orders', 'stock'],
	/** What buyers pay: prices and totals of orders. */
	'sums.see': ['admin', 'orders', 'accounting', 'support'],
	'goods.edit': ['admin'],
	'stock.edit': ['admin', 'stock'],
	'vouchers.keep': ['admin'],
	/** Balance, statements, payouts, figures of the business. */
	'money.see': ['admin', 'accounting'],
	/** Ask for a payout, say where to. */
	'money.ask': ['admin', 'accounting'],
	'shop.edit': ['admin'],
	'staff.keep': ['admin'],
	'voices.answer': ['admin', 'orders', 'support'],
} as const satisfies Readonly<Record<string, readonly ShopRole[]>>;

export type StaffRight = keyof typeof RIGHTS;
export const STAFF_RIGHTS = Object.keys(RIGHTS) as readonly StaffRight[];

/** An unknown role may nothing. */
export const mayStaff = (role: string, right: StaffRight): boolean => RIGHTS[right].some((known) => known === role);

/** Whom something of this kind is told to. */
export const rolesWith = (right: StaffRight): readonly ShopRole[] => RIGHTS[right];

export const rightsOf = (role: string): readonly StaffRight[] => STAFF_RIGHTS.filter((right) => mayStaff(role, right));
