import type { Seal } from '#src/platform/seal/index.ts';

export type OrdersWiring = {
	/** Seals what somebody typed to follow an order: it goes through an address, and an e-mail must not be read there. */
	readonly trackSeal: Seal;
	/** Seals the bank accounts that cash goes back to. */
	readonly bankSeal: Seal;
	/** No bank transfer is made for a site that runs on stand-ins. */
	readonly isTestSite?: boolean;
};

let wired: OrdersWiring | undefined;

/** Called once by the composition root of each process. */
export function wireOrders(wiring: OrdersWiring): void {
	wired = wiring;
}

export function ordersWiring(): OrdersWiring {
	if (!wired) throw new Error('The composition root has not called wireOrders');
	return wired;
}
