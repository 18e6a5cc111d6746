import type { Seal } from '#src/platform/seal/index.ts';

export type OrderViewsWiring = {
	/** Seals what somebody typed to follow an order: it goes through an address, and an e-mail must not be read there. */
	readonly trackSeal: Seal;
};

let wired: OrderViewsWiring | undefined;

/** Called once by the composition root of each process. */
export function wireOrderViews(wiring: OrderViewsWiring): void {
	wired = wiring;
}

export function orderViewsWiring(): OrderViewsWiring {
	if (!wired) throw new Error('The composition root has not called wireOrderViews');
	return wired;
}
