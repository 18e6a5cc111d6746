import type { Scope } from '#src/platform/context.ts';
import type { Seal } from '#src/platform/seal/index.ts';

export type ReturnsWiring = {
	/** Seals bank accounts for cash refunds. */
	readonly bankSeal: Seal;
	/** True: this site runs on stand-ins and makes no bank transfers. */
	readonly isTestSite?: boolean;
	/** Ends the search for lost parcels of a fully refunded order. The caller holds the order's lock. */
	readonly endInvestigation: (scope: Scope, orderId: string) => Promise<void>;
};

let wired: ReturnsWiring | undefined;

export function wireReturns(wiring: ReturnsWiring): void {
	wired = wiring;
}

export function returnsWiring(): ReturnsWiring {
	if (!wired) throw new Error('The composition root has not called wireReturns');
	return wired;
}
