import { defineEvent } from '#src/platform/jobs/background.ts';

export const scheduledPriceStarted = defineEvent<{ productId: string; variantId: string }>()(
	'scheduled_prices.price_started',
);
