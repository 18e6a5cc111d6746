import type { Scope } from '#src/platform/context.ts';
import type { Seal } from '#src/platform/seal/index.ts';

export type ReturnsWiring = {
	/** Seals the bank accounts that cash goes back to. */
	readonly bankSeal: Seal;
	/** No bank transfer is made for a site that runs on stand-ins. */
	readonly isTestSite?: boolean;
	/** Under the order's lock: all of it has been paid back, so nobody looks for its parcels any more. */
	readonly endInvestigation: (scope: Scope, orderId: string) => Promise<void>;
};

let wired: ReturnsWiring | undefined;

/** Called once by the composition root of each process. */
export function wireReturns(wiring: ReturnsWiring): void {
	wired = wiring;
}

export function returnsWiring(): ReturnsWiring {
	if (!wired) throw new Error('The composition root has not called wireReturns');
	return wired;
}
