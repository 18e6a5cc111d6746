import { type SQL, sql } from 'drizzle-orm';
import { idList, type Transaction } from '#src/platform/db/index.ts';
import { DISCOUNT_KNOWN_DAYS } from '../contract/discount.ts';
import { variantAvailabilityGaps } from './availability-tables.ts';
import { scheduledPrices } from './scheduled-price-tables.ts';
import { stockItems } from './stock-tables.ts';
import { products, productVariants } from './tables.ts';

type VariantPrice = { readonly id: string; readonly priceVnd: number };

/**
 * Recalculates display price and availability gaps after a change of price, stock, state or minimum quantity.
 * Returns the ids whose displayed price changed.
 */
export async function refreshDisplayPrices(tx: Transaction, productIds: Iterable<string>): Promise<readonly string[]> {
	const ids = [...new Set(productIds)];
	if (ids.length === 0) return [];
	const listed = sql`(select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) as named(value))`;
	// Locks in a separate statement, so that the next one reads the rows committed by a concurrent transaction.
	const { rows: before } = await tx.execute<VariantPrice>(sql`
		select id, price_from_vnd as "priceVnd" from ${products} where id in ${listed} order by id
		for no key update`);
	await tx.execute(unavailableSince(listed));
	const { rows: after } = await tx.execute<VariantPrice>(sql`
		update products set price_from_vnd = offer.price_from_vnd, price_to_vnd = offer.price_to_vnd,
			compare_at_vnd = offer.compare_at_vnd, compare_until = offer.compare_until, is_in_stock = offer.is_in_stock
		from product_offers offer
		where offer.id in ${listed} and offer.id = products.id
			and (products.price_from_vnd, products.price_to_vnd, products.compare_at_vnd, products.compare_until,
				products.is_in_stock) is distinct from (offer.price_from_vnd, offer.price_to_vnd, offer.compare_at_vnd,
				offer.compare_until, offer.is_in_stock)
		returning products.id, products.price_from_vnd as "priceVnd"`);
	const shown = new Map(before.map(({ id, priceVnd }) => [id, priceVnd]));
	return after.filter(({ id, priceVnd }) => shown.get(id) !== priceVnd).map(({ id }) => id);
}

/** Opens and closes availability gaps. The products must be locked. */
const unavailableSince = (productIds: SQL): SQL => sql`
	with choice as (
		select variant.id, variant.is_on_sale and stock.on_hand - stock.reserved >= product.quantity_min as is_orderable
		from ${productVariants} variant join ${products} product on product.id = variant.product_id
		join ${stockItems} stock on stock.variant_id = variant.id
		where variant.product_id in ${productIds}
	), back as (
		update ${variantAvailabilityGaps} span set back_at = greatest(away_from, app_now()) from choice
		where span.variant_id = choice.id and span.back_at is null and choice.is_orderable
	), forgotten as (
		delete from ${variantAvailabilityGaps} span using choice
		where span.variant_id = choice.id and span.back_at < app_now() - make_interval(days => ${DISCOUNT_KNOWN_DAYS})
	)
	insert into ${variantAvailabilityGaps} (variant_id, away_from)
	select choice.id, app_now() from choice where not choice.is_orderable and not exists (
		select from ${variantAvailabilityGaps} span where span.variant_id = choice.id and span.back_at is null)
	on conflict (variant_id, away_from) do update set back_at = null`;

/**
 * After a change of its options a variant is a different product, so its old prices are no comparison. The product
 * must be locked.
 */
export async function deleteAdvertisedPrices(tx: Transaction, variantIds: readonly string[]): Promise<void> {
	if (variantIds.length === 0) return;
	await tx.execute(sql`
		insert into ${variantAvailabilityGaps} (variant_id, away_from, back_at)
		select id, 'epoch', app_now() from ${productVariants} where id in ${idList(variantIds)}
		on conflict (variant_id, away_from) do update set back_at = excluded.back_at`);
	await tx.execute(sql`
		update ${productVariants} set compare_at_vnd = null, compare_until = null where id in ${idList(variantIds)}`);
	await tx.execute(sql`
		update ${scheduledPrices} set compare_at_vnd = null where variant_id in ${idList(variantIds)}`);
}
