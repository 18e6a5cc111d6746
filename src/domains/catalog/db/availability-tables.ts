import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

/** When products that had been shown were put aside or sold out; a trigger on products writes it. */
export const productAvailabilityGaps = pgTable(
	'product_away_spans',
	{ productId: uuid().notNull(), awayFrom: instant().notNull(), backAt: instant() },
	(table) => [primaryKey({ columns: [table.productId, table.awayFrom] })],
);

/** When a choice was switched off, or fewer of it were left than may be ordered; `refreshOffers` writes it. */
export const variantAvailabilityGaps = pgTable(
	'variant_away_spans',
	{ variantId: uuid().notNull(), awayFrom: instant().notNull(), backAt: instant() },
	(table) => [primaryKey({ columns: [table.variantId, table.awayFrom] })],
);
