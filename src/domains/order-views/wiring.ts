import type { Seal } from '#src/platform/seal/index.ts';

export type OrderViewsWiring = {
	/** Seals the tracking input: it travels in a URL, where an e-mail address must not be readable. */
	readonly trackSeal: Seal;
};

let wired: OrderViewsWiring | undefined;

export function wireOrderViews(wiring: OrderViewsWiring): void {
	wired = wiring;
}

export function orderViewsWiring(): OrderViewsWiring {
	if (!wired) throw new Error('The composition root has not called wireOrderViews');
	return wired;
}
