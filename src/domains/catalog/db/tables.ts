import { type SQL, sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	integer,
	numeric,
	pgTable,
	primaryKey,
	real,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core';
import type { AttributeType } from '../contract/attributes.ts';
import type { NoReturnReason } from '../contract/return-terms.ts';
import { PAGED_PRODUCT_STATES, type ProductState } from '../rules/product-states.ts';

export const categories = pgTable('categories', {
	id: uuid().primaryKey(),
	parentId: uuid(),
	level: integer().notNull().$type<1 | 2>(),
	slug: text().notNull(),
	name: text().notNull(),
	nameFolded: text().notNull(),
	icon: text().notNull(),
	position: integer().notNull(),
	licence: text().notNull().default(''),
});

export const categorySlugs = pgTable('category_slugs', {
	slug: text().primaryKey(),
	categoryId: uuid().notNull(),
});

export const products = pgTable('products', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	categoryId: uuid().notNull(),
	state: text().notNull().$type<ProductState>(),
	stateReason: text().notNull().default(''),
	slug: text().notNull(),
	name: text().notNull(),
	searchText: text().notNull(),
	brand: text().notNull().default(''),
	description: text().notNull(),
	optionNames: text().array().notNull().default([]),
	prepDays: integer().notNull(),
	quantityMin: integer().notNull().default(1),
	quantityStep: integer().notNull().default(1),
	quantityMax: integer().notNull().default(50),
	noReturnReason: text().$type<NoReturnReason>(),
	shippingProfileId: uuid(),
	priceFromVnd: bigint({ mode: 'number' }).notNull(),
	priceToVnd: bigint({ mode: 'number' }).notNull(),
	compareAtVnd: bigint({ mode: 'number' }),
	compareUntil: timestamp({ withTimezone: true }),
	isInStock: boolean().notNull().default(false),
	soldCount: integer().notNull().default(0),
	/** Weighted, for sorting. */
	ratingScore: real(),
	/** Plain average, for display. */
	ratingAverage: real(),
	ratingCount: integer().notNull().default(0),
	ratingVersion: integer().notNull().default(0),
	filterKeys: text().array().notNull().default([]),
	isBargainable: boolean().notNull().default(false),
	isInAuction: boolean().notNull().default(false),
	version: integer().notNull().default(1),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	publishedAt: timestamp({ withTimezone: true }),
	updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export const shopSections = pgTable('shop_sections', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	slug: text().notNull(),
	name: text().notNull(),
	nameKey: text().notNull(),
	position: integer().notNull(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const shopSectionProducts = pgTable(
	'shop_section_products',
	{ sectionId: uuid().notNull(), productId: uuid().notNull() },
	(table) => [primaryKey({ columns: [table.sectionId, table.productId] })],
);

/** SQL condition on `product`; must match `hasPage`. */
export const PRODUCT_HAS_PAGE: SQL = sql.raw(`product.state in ('${PAGED_PRODUCT_STATES.join("', '")}')`);

export const productSlugs = pgTable('product_slugs', {
	slug: text().primaryKey(),
	productId: uuid().notNull(),
});

export const productVariants = pgTable('product_variants', {
	id: uuid().primaryKey(),
	productId: uuid().notNull(),
	shopId: uuid().notNull(),
	position: integer().notNull(),
	optionValues: text().array().notNull().default([]),
	sku: text().notNull(),
	priceVnd: bigint({ mode: 'number' }).notNull(),
	compareAtVnd: bigint({ mode: 'number' }),
	compareUntil: timestamp({ withTimezone: true }),
	weightG: integer().notNull(),
	lengthCm: integer(),
	widthCm: integer(),
	heightCm: integer(),
	isOnSale: boolean().notNull().default(true),
});

export const productPictures = pgTable(
	'product_pictures',
	{
		productId: uuid().notNull(),
		position: integer().notNull(),
		pictureId: uuid().notNull(),
		variantId: uuid(),
		alt: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const priceHistory = pgTable('price_history', {
	id: uuid().primaryKey(),
	variantId: uuid().notNull(),
	priceVnd: bigint({ mode: 'number' }).notNull(),
	changedAt: timestamp({ withTimezone: true }).notNull(),
	changedBy: text().notNull(),
});

export const sitemapParts = pgTable('sitemap_parts', {
	firstId: uuid().primaryKey(),
	changedAt: timestamp({ withTimezone: true }),
});

export const categoryCounts = pgTable(
	'shelf_counts',
	{
		shopId: uuid().notNull(),
		categoryId: uuid().notNull(),
		products: integer().notNull(),
		sold: bigint({ mode: 'number' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.categoryId] })],
);

export const attributes = pgTable('attributes', {
	id: uuid().primaryKey(),
	code: text().notNull(),
	name: text().notNull(),
	type: text().notNull().$type<AttributeType>(),
	unit: text().notNull().default(''),
	optionNames: text().array().notNull().default([]),
	position: integer().notNull(),
	createdAt: timestamp({ withTimezone: true }).notNull(),
	removedAt: timestamp({ withTimezone: true }),
});

export const attributeOptions = pgTable(
	'attribute_choices',
	{
		attributeId: uuid().notNull(),
		code: text().notNull(),
		name: text().notNull(),
		aliases: text().array().notNull().default([]),
		position: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.attributeId, table.code] })],
);

export const categoryAttributes = pgTable(
	'category_attributes',
	{
		categoryId: uuid().notNull(),
		attributeId: uuid().notNull(),
		isFilter: boolean().notNull(),
	},
	(table) => [primaryKey({ columns: [table.categoryId, table.attributeId] })],
);

export const productAttributes = pgTable(
	'product_attributes',
	{
		productId: uuid().notNull(),
		attributeId: uuid().notNull(),
		type: text().notNull().$type<AttributeType>(),
		code: text().notNull(),
		textValue: text(),
		numberValue: numeric({ precision: 15, scale: 3, mode: 'number' }),
		position: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.productId, table.attributeId, table.code] })],
);
