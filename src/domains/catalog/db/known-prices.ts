import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import type { KnownPrices } from '../contract/requested-changes.ts';
import { PRICE_KNOWN_DAYS } from '../contract/requested-changes.ts';

const endedWithin = (days: number): SQL => sql`ended_at is null or ended_at > app_now() - ${`${days} days`}::interval`;

/** Price periods of these variants; periods before the first publication do not count. */
const priceSpansSql = (variantIds: SQL): SQL => sql`(
	select span.*, goods.id as product_id, goods.published_at from (
		select id, variant_id, price_vnd, changed_at,
			lead(changed_at) over (partition by variant_id order by changed_at, id) as ended_at
		from price_history where variant_id in (${variantIds})
	) span
	join product_variants choice on choice.id = span.variant_id join products goods on goods.id = choice.product_id
	where span.ended_at is null or goods.published_at is null or span.ended_at > goods.published_at)`;

export const knownPricesOf = (variantId: SQL): SQL => sql`(
	select json_build_object('highestVnd', max(price_vnd) filter (where ${endedWithin(PRICE_KNOWN_DAYS)}),
		'dayAgoVnd', (array_agg(price_vnd order by changed_at) filter (where ${endedWithin(1)}))[1])
	from ${priceSpansSql(variantId)} asked)`;

/** SQL condition on `variant`: a price change waits for a review, as in `isPriceOf`. */
export const PRICE_WAITS = sql`exists (
	select from product_changes asked where asked.product_id = variant.product_id and asked.decision is null
		and asked.kind in ('price', 'choice') and asked.after ->> 'variantId' = variant.id::text)`;

export const advertisedPricesOf = (variantIds: SQL): SQL => sql`
	select product_id as "productId", variant_id as "variantId", price_vnd as "priceVnd", changed_at as "changedAt"
	from ${priceSpansSql(variantIds)} asked where published_at is not null order by variant_id, changed_at, id`;

export async function readKnownPrices(tx: Transaction, variantId: string): Promise<KnownPrices> {
	const { rows } = await tx.execute<{ known: KnownPrices }>(sql`select ${knownPricesOf(sql`${variantId}`)} as known`);
	const [row] = rows;
	if (!row) throw new Error(`choice ${variantId} has no price`);
	return row.known;
}

export async function listKnownPrices(tx: Transaction, productId: string): Promise<ReadonlyMap<string, KnownPrices>> {
	const { rows } = await tx.execute<{ id: string; known: KnownPrices }>(sql`
		select variant.id, ${knownPricesOf(sql`variant.id`)} as known
		from product_variants variant where variant.product_id = ${productId}`);
	return new Map(rows.map(({ id, known }) => [id, known]));
}
