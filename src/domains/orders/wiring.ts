import type { Seal } from '#src/platform/seal/index.ts';

export type OrdersWiring = {
	/** Seals what somebody typed to follow an order: it goes through an address, and an e-mail must not be read there. */
	readonly trackSeal: Seal;
	/** Seals the bank accounts that cash goes back to. */
	readonly bankSeal: Seal;
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
