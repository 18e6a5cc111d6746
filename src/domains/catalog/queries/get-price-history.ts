import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import type { VariantPriceHistory } from '../contract/attributes.ts';
import { DISCOUNT_WINDOW_DAYS } from '../contract/discount.ts';
import { advertisedSince } from '../rules/prices/reference-price.ts';
import { withSales } from '../rules/prices/with-sales.ts';
import { listAvailabilityGaps } from './list-availability-gaps.ts';
import { listStartedSales } from './list-started-sales.ts';

/** For more changes, only the latest are returned. */
const CHANGES_MAX = 400;

type Row = { readonly variantId: string; readonly priceVnd: number; readonly changedAt: Date; readonly now: Date };

export async function getPriceHistory(read: ReadDatabase, productId: string): Promise<readonly VariantPriceHistory[]> {
	const rows = await read.read<Row>(sql`
		select price.*, app_now() as now from product_variants variant join products product on product.id = variant.product_id
		cross join lateral (
			select variant.id as "variantId", price_vnd as "priceVnd", changed_at as "changedAt"
			from price_history where variant_id = variant.id and changed_at >= coalesce((
				select max(changed_at) from price_history
				where variant_id = variant.id and changed_at <= greatest(
					app_now() - make_interval(days => ${DISCOUNT_WINDOW_DAYS}), product.published_at)
			), '-infinity')
			order by changed_at desc, id desc limit ${CHANGES_MAX}
		) price
		where variant.product_id = ${productId} and variant.is_on_sale
		order by variant.position, price."changedAt"`);
	const away = await listAvailabilityGaps(read, [productId]);
	const sales = await listStartedSales(read, [productId]);
	const now = new Date(rows[0]?.now ?? 0);
	const since = addMs(now, -DISCOUNT_WINDOW_DAYS * DAY_MS);
	return [...Map.groupBy(rows, ({ variantId }) => variantId)].flatMap(([variantId, own]) => {
		const prices = own.map(({ priceVnd, changedAt }) => ({ priceVnd, changedAt: new Date(changedAt) }));
		const paid = withSales(prices, sales.get(variantId) ?? [], now);
		const asked = advertisedSince(since, { prices: paid, away: away.get(variantId) ?? [] }, now);
		const steps = asked.map(({ priceVnd, from, to }) => ({ priceVnd, from, to }));
		return steps.length > 0 ? [{ variantId, steps }] : [];
	});
}
