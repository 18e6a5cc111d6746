import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CancelSaleInput, fail, type SaleView, type ScheduledPricesFailure } from '../contract.ts';
import { cancelPrices, endPrices, lockOpenPrices, pricesOfSale } from '../db/scheduled-price-repository.ts';
import { findSale } from '../queries/list-product-sales.ts';
import { saleState } from '../rules/sale-plan.ts';
import { applyDuePrices } from './steps/apply-due-prices.ts';

/** A planned sale is cancelled, a running one ends now. Orders that were placed keep their price. */
export function cancelSale(
	context: Context<VendorActor>,
	{ saleId }: CancelSaleInput,
): Promise<Result<SaleView, Failure<ScheduledPricesFailure>>> {
	return transact(context, async (scope) => {
		const { db, read, actor, now } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.sale_role_not_allowed');
		const [first] = await pricesOfSale(read, saleId);
		if (first?.shopId !== actor.shopId) return fail('catalog.sale_not_found');
		await lockOpenPrices(db, first.productId);
		const product = await lockProduct(db, first.productId);
		const [price] = product ? await pricesOfSale(read, saleId) : [];
		if (!price || !product) return fail('catalog.sale_not_found');
		const at = await now();
		const state = saleState(price, at);
		if (state === 'ended' || state === 'cancelled') return fail('catalog.sale_ended_already');
		if (state === 'planned' || at <= price.startsAt) await cancelPrices(db, saleId, at);
		else await endPrices(db, saleId, at);
		if (state === 'running') await applyDuePrices(scope, product.id);
		await dropPages(db, [`product:${product.id}`]);
		await audit(scope, { subjectType: 'product', subjectId: product.id, action: 'cancel_sale', facts: { saleId } });
		const sale = await findSale(read, { shopId: actor.shopId, productId: product.id, saleId });
		return sale ? ok(sale) : fail('catalog.sale_not_found');
	});
}
