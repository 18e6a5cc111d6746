import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const provinces = pgTable('provinces', {
	code: text().primaryKey(),
	name: text().notNull(),
	nameFolded: text().notNull(),
	region: text().notNull().$type<'bac' | 'trung' | 'nam'>(),
});

export const wards = pgTable('wards', {
	code: text().primaryKey(),
	provinceCode: text().notNull(),
	name: text().notNull(),
	nameFolded: text().notNull(),
});

/** A ward before July 2025 and a current ward it became part of; a split ward has several rows. */
export const formerWards = pgTable('former_wards', {
	wardName: text().notNull(),
	districtName: text().notNull(),
	provinceName: text().notNull(),
	wardKey: text().notNull(),
	districtKey: text().notNull(),
	provinceKey: text().notNull(),
	wardCode: text().notNull(),
});

export const unitLoads = pgTable('unit_loads', {
	version: text().primaryKey(),
	loadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const savedAddresses = pgTable('saved_addresses', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	recipient: text().notNull(),
	phone: text().notNull(),
	provinceCode: text().notNull(),
	wardCode: text().notNull(),
	street: text().notNull(),
	note: text().notNull().default(''),
	isDefault: boolean().notNull().default(false),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	updatedAt: timestamp({ withTimezone: true }).notNull(),
});
