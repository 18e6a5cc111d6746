import { type SQL, sql } from 'drizzle-orm';

/** Reads `product`: whether the shop lacks the licence of the category `categoryId`. */

export const isLicenceMissingSql = (categoryId: SQL, shopId: SQL): SQL => sql`(
	exists (select from categories asking where asking.id = ${categoryId} and asking.licence <> '')
	and not exists (select from shop_licences held
		where held.shop_id = ${shopId} and held.category_id = ${categoryId} and ${LICENCE_IS_VALID}))`;
export const TODAY = sql`(select (app_now() at time zone 'Asia/Ho_Chi_Minh')::date)`;
/** Reads `held`; the same condition as `licenceGap`. */
export const LICENCE_IS_VALID = sql`(held.state = 'approved' and held.valid_until is null or held.valid_until >= ${TODAY})`;
