/** Of one shop, what has not come to its end. */
export type OpenBusiness = {
	readonly orders: number;
	readonly returns: number;
	readonly payouts: number;
	readonly reservedVnd: number;
	readonly payableVnd: number;
};

/** Nobody waits for the shop, it waits for nothing, and neither owes the other. */
export const isBusinessOver = (open: OpenBusiness): boolean => Object.values(open).every((left) => left === 0);
