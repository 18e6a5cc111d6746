import { priceLowered } from '#src/domains/compliance/events.ts';
import { stockReturned } from '#src/domains/inventory/events.ts';
import { scheduledPriceStarted } from '#src/domains/scheduled-prices/events.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { wishlistConfig } from '../contract.ts';
import { markPriceDue, markStockDue } from '../db/alert-repository.ts';

export const markStockReturned = defineSubscriber(
	stockReturned,
	'wishlist.mark_stock_returned',
	async (context, { variantIds }) => {
		await transact(context, async ({ db, now }) => ok(await markStockDue(db, variantIds, await now())));
	},
);

/** The first of several price changes sets the time; the mail then uses the current price. */
export const markSaleStarted = defineSubscriber(
	scheduledPriceStarted,
	'wishlist.mark_sale_started',
	async (context, lowered) => {
		await transact(context, async ({ db, now }) => {
			const settledAt = addMs(await now(), wishlistConfig.settleMinutes * MINUTE_MS);
			return ok(await markPriceDue(db, lowered, settledAt, wishlistConfig.priceEveryHours));
		});
	},
);

export const markPriceLowered = defineSubscriber(
	priceLowered,
	'wishlist.mark_price_lowered',
	async (context, lowered) => {
		await transact(context, async ({ db, now }) => {
			const settledAt = addMs(await now(), wishlistConfig.settleMinutes * MINUTE_MS);
			return ok(await markPriceDue(db, lowered, settledAt, wishlistConfig.priceEveryHours));
		});
	},
);
