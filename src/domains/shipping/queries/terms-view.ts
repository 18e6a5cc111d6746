import { type SQL, sql } from 'drizzle-orm';
import { type GoodTerms, PLATFORM_TERMS } from '../contract.ts';
import { ratesOfProfile } from '../db/profile-repository.ts';
import { type RateRow, termsOf } from '../rules/terms-rows.ts';

/** As a column `shipping`: beside `product` and `shop`, so that whoever reads goods asks nothing more. */
export const SHIPPING_OF_GOOD: SQL = sql`(
	select json_build_object('profileId', profile.id, 'freeFromVnd', profile.free_from_vnd,
		'rates', ${ratesOfProfile(sql`profile.id`)})
	from shipping_profiles profile
	where profile.shop_id = shop.id and (profile.id = product.shipping_profile_id or profile.is_common)
	order by profile.is_common limit 1)`;

export type ShippingColumn = {
	readonly profileId: string;
	readonly freeFromVnd: number | null;
	readonly rates: readonly RateRow[];
} | null;

/** A profile of its own, else the shop's common one, else the platform's rates. */
export function goodTerms(column: ShippingColumn): GoodTerms {
	if (!column) return PLATFORM_TERMS;
	const { profileId, freeFromVnd, rates } = column;
	return { profileId, ...termsOf(rates, freeFromVnd) };
}
