import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const shippingProfiles = pgTable('shipping_profiles', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	name: text().notNull(),
	isCommon: boolean().notNull(),
	freeFromVnd: bigint({ mode: 'number' }),
	version: integer().notNull().default(1),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export const shippingRates = pgTable(
	'shipping_rates',
	{
		profileId: uuid().notNull(),
		area: text().notNull(),
		firstVnd: bigint({ mode: 'number' }),
		nextVnd: bigint({ mode: 'number' }),
		daysMin: integer(),
		daysMax: integer(),
	},
	(table) => [primaryKey({ columns: [table.profileId, table.area] })],
);

export const ratesOfProfile = (profileId: SQL): SQL => sql`(
	select json_agg(json_build_object('area', rate.area, 'firstVnd', rate.first_vnd, 'nextVnd', rate.next_vnd,
		'daysMin', rate.days_min, 'daysMax', rate.days_max)) from shipping_rates rate where rate.profile_id = ${profileId})`;

/** A `ShippingColumn` for queries that already join `product` and `shop`, which saves a second query. */
export const SHIPPING_OF_PRODUCT: SQL = sql`(
	select json_build_object('profileId', profile.id, 'freeFromVnd', profile.free_from_vnd,
		'rates', ${ratesOfProfile(sql`profile.id`)})
	from shipping_profiles profile
	where profile.shop_id = shop.id and (profile.id = product.shipping_profile_id or profile.is_common)
	order by profile.is_common limit 1)`;
