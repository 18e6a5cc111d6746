/** Of one shop's money, what has not come to its end. */
export type OpenMoney = { readonly payouts: number; readonly reservedVnd: number; readonly payableVnd: number };
/** The same with its orders and returns. */
export type OpenBusiness = OpenMoney & { readonly orders: number; readonly returns: number };

/** Nobody waits for the shop, it waits for nothing, and neither owes the other. */
export const isBusinessOver = (open: OpenBusiness): boolean => Object.values(open).every((left) => left === 0);
