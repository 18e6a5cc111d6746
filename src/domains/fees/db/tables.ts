import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CommissionTarget } from '../contract.ts';

const instant = () => timestamp({ withTimezone: true });

/** A rule without product, category and shop is global; there is always one for products and one for shipping. */
export const commissionRules = pgTable('commission_rules', {
	id: uuid().primaryKey(),
	target: text().$type<CommissionTarget>().notNull(),
	productId: uuid(),
	categoryId: uuid(),
	shopId: uuid(),
	rateBp: integer().notNull(),
	validFrom: instant().notNull(),
	validTo: instant(),
	createdAt: instant().notNull().default(sql`app_now()`),
});
