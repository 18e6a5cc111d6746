export type OpenBusiness = {
	readonly orders: number;
	readonly returns: number;
	readonly payouts: number;
	readonly reservedVnd: number;
	readonly payableVnd: number;
};

export const hasNoOpenBusiness = (open: OpenBusiness): boolean => Object.values(open).every((left) => left === 0);
