import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { DISCOUNT_WINDOW_DAYS } from '../contract.ts';
import type { VariantPriceHistory } from '../contract-lists.ts';
import { askedSince } from '../rules/discount-truth.ts';
import { listAwaySpans } from './list-away-spans.ts';

/** Who changes prices more often is shown from the latest so many backwards. */
const CHANGES_MAX = 400;

type Row = { readonly variantId: string; readonly priceVnd: number; readonly changedAt: Date; readonly now: Date };

/** What each variant on sale cost while it could be bought, in the last 30 days, and today; in the order of the variants. */
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
	const away = (await listAwaySpans(read, [productId])).get(productId) ?? [];
	const now = new Date(rows[0]?.now ?? 0);
	const since = addMs(now, -DISCOUNT_WINDOW_DAYS * DAY_MS);
	const variantIds = [...new Set(rows.map(({ variantId }) => variantId))];
	return variantIds.map((variantId) => {
		const all = rows
			.filter((row) => row.variantId === variantId)
			.map(({ priceVnd, changedAt }) => ({ priceVnd, changedAt: new Date(changedAt) }));
		const asked = new Set(askedSince(since, all, away, now));
		const own = all.filter((change) => asked.has(change) || change === all.at(-1));
		const steps = own.map(({ priceVnd, changedAt }) => ({ priceVnd, from: changedAt }));
		return { variantId, steps, lowestVnd: Math.min(...own.map(({ priceVnd }) => priceVnd)) };
	});
}
