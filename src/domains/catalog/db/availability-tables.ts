import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

/** Gaps in which a published product was off sale or sold out; written by a trigger on products. */
export const productAvailabilityGaps = pgTable(
	'product_away_spans',
	{ productId: uuid().notNull(), awayFrom: instant().notNull(), backAt: instant() },
	(table) => [primaryKey({ columns: [table.productId, table.awayFrom] })],
);

/** Gaps in which a variant was off or had less stock than the minimum quantity; written by `refreshDisplayPrices`. */
export const variantAvailabilityGaps = pgTable(
	'variant_away_spans',
	{ variantId: uuid().notNull(), awayFrom: instant().notNull(), backAt: instant() },
	(table) => [primaryKey({ columns: [table.variantId, table.awayFrom] })],
);
