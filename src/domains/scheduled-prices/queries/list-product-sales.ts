import { isHonestSale } from '#src/domains/catalog/rules/prices/with-sales.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	scheduledPricesConfig as config,
	fail,
	type ProductSales,
	type ProductSalesInput,
	type SaleView,
	type ScheduledPricesFailure,
} from '../contract.ts';
import { isProductOfShop, listSoldVariants, pricesOfProduct } from '../db/scheduled-price-repository.ts';
import { saleState } from '../rules/sale-plan.ts';

type Asked = { readonly shopId: string; readonly productId: string };

/** The newest sales of a product, with its variants at their regular price. */
export async function listProductSales(
	{ fresh, actor }: ReadContext<VendorActor>,
	{ productId }: ProductSalesInput,
): Promise<Result<ProductSales, Failure<ScheduledPricesFailure>>> {
	const { shopId, staffRole } = actor;
	if (!hasStaffRight(staffRole, 'sums.see') && !hasStaffRight(staffRole, 'goods.edit'))
		return fail('catalog.sale_role_not_allowed');
	if (!(await isProductOfShop(fresh, { shopId, productId }))) return fail('catalog.sale_not_found');
	const now = await databaseNow(fresh);
	const variants = [...(await listSoldVariants(fresh, productId))];
	return ok({ now: now.toISOString(), variants, sales: [...(await salesOf(fresh, { shopId, productId }, now))] });
}

export async function findSale(
	read: ReadDatabase,
	{ saleId, ...asked }: Asked & { readonly saleId: string },
): Promise<SaleView | null> {
	const sales = await salesOf(read, asked, await databaseNow(read));
	return sales.find(({ id }) => id === saleId) ?? null;
}

async function salesOf(read: ReadDatabase, asked: Asked, now: Date): Promise<readonly SaleView[]> {
	const rows = await pricesOfProduct(read, asked, config.listedMax);
	return [...Map.groupBy(rows, ({ saleId }) => saleId).values()].flatMap((prices) => {
		const [first] = prices;
		if (!first) return [];
		const { saleId: id, quantityLimit, customerLimit, cancelledAt } = first;
		const [startsAt, endsAt] = [new Date(first.startsAt), new Date(first.endsAt)];
		return [
			{
				id,
				state: saleState({ startsAt, endsAt, cancelledAt }, now),
				startsAt: startsAt.toISOString(),
				endsAt: endsAt.toISOString(),
				quantityLimit,
				customerLimit,
				prices: prices.map(({ variantId, label, priceVnd, regularVnd, sold }) => ({
					variantId,
					variantLabel: label,
					priceVnd: Number(priceVnd),
					regularVnd: Number(regularVnd),
					sold,
					applies: isHonestSale(Number(priceVnd), Number(regularVnd)),
				})),
			},
		];
	});
}
