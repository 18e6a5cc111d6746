import { closeInvestigation } from '#src/domains/fulfilment/index.ts';
import { wireOrderViews } from '#src/domains/order-views/index.ts';
import { wireReturns } from '#src/domains/returns/index.ts';
import type { Config } from '#src/platform/config/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';

export function wireOrdersFrom({ APP_SECRET, isTestSite }: Pick<Config, 'APP_SECRET' | 'isTestSite'>): void {
	wireReturns({
		isTestSite,
		bankSeal: createSeal(APP_SECRET, 'refund-accounts'),
		endInvestigation: (scope, orderId) => closeInvestigation(scope, orderId, { to: 'paid_back' }),
	});
	wireOrderViews({ trackSeal: createSeal(APP_SECRET, 'track-order') });
}
