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

/** `area`: a zone, or the code of a province. */
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
