import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CommissionTarget } from '../contract.ts';

const instant = () => timestamp({ withTimezone: true });

/** Rules with all three places empty are global: one for products and one for shipping, always. */
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
