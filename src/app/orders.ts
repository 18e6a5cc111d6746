import { wireOrders } from '#src/domains/orders/index.ts';
import type { Config } from '#src/platform/config/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';

export function wireOrdersFrom({ APP_SECRET, isTestSite }: Pick<Config, 'APP_SECRET' | 'isTestSite'>): void {
	wireOrders({
		isTestSite,
		trackSeal: createSeal(APP_SECRET, 'track-order'),
		bankSeal: createSeal(APP_SECRET, 'refund-accounts'),
	});
}
