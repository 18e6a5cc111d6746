import { priceLowered, stockReturned } from '#src/domains/catalog/events.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { changeAlert, lockPriceAlerts, markStockDue } from '../db/alert-repository.ts';
import { priceDueAt } from '../rules/decide-alert.ts';

export const markStockReturned = defineSubscriber(
	stockReturned,
	'wishlist.mark_stock_returned',
	async (context, { variantIds }) => {
		await transact(context, async ({ db, now }) => ok(await markStockDue(db, variantIds, await now())));
	},
);

/** The first of several changes sets the time; what is true then is told. */
export const markPriceLowered = defineSubscriber(
	priceLowered,
	'wishlist.mark_price_lowered',
	async (context, { productId }) => {
		await transact(context, async ({ db, now }) => {
			const alerts = await lockPriceAlerts(db, productId);
			const at = await now();
			for (const { id, toldAt } of alerts) await changeAlert(db, id, { dueAt: priceDueAt(at, toldAt) });
			return ok(null);
		});
	},
);
