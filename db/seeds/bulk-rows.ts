import { attributeRows } from '#src/domains/catalog/db/attribute-repository.ts';
import {
	type AttributeDefinition,
	filterKeysOf,
	productOptions,
	readAttributes,
	type Valued,
} from '#src/domains/catalog/rules/attributes/attributes.ts';
import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { slugOf } from '#src/shared/slug.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { factsOf } from './catalogue/facts.ts';
import type { Product } from './catalogue/product.ts';
import { weightOf } from './catalogue/weights.ts';
import type { Copied } from './copy-rows.ts';
import { expectOk } from './in-the-past.ts';
import { numberOf } from './pictures/colours.ts';

const KINDS = ['loại một', 'nhà làm', 'hàng tuyển', 'gói tiết kiệm', 'bản lớn', 'bản nhỏ', 'mùa mới', 'đặt riêng'];
/** Fixed start of all dates, so that each run loads identical rows. */
const EPOCH = Date.UTC(2026, 0, 1);
const KIND_DIGITS = { product: '001', variant: '002', price: '003' } as const;

export const dayOf = (number: number): string =>
	new Date(EPOCH + (number % 300) * DAY_MS + number * 1000).toISOString();

/** Returns the same id in every run; ids grow with the number like UUIDv7 ids grow with time. */
function idOf(kind: keyof typeof KIND_DIGITS, number: number): string {
	const time = (EPOCH + number).toString(16).padStart(12, '0');
	const rest = number.toString(16).padStart(12, '0');
	return `${time.slice(0, 8)}-${time.slice(8)}-7${KIND_DIGITS[kind]}-8000-${rest}`;
}

export type Model = {
	readonly good: Product;
	readonly category: { readonly id: string; readonly name: string };
	readonly definitions: readonly AttributeDefinition[];
	readonly valued: readonly Valued[];
	readonly pictureId: string | null;
};

export const modelOf = (product: Product, rest: Omit<Model, 'good' | 'valued'>): Model => ({
	good: product,
	...rest,
	valued: expectOk(readAttributes(rest.definitions, factsOf(product)), product[0]),
});

export const COLUMNS = {
	products: [
		'id',
		'shop_id',
		'category_id',
		'state',
		'slug',
		'name',
		'search_text',
		'description',
		'option_names',
		'filter_keys',
		'prep_days',
		'price_from_vnd',
		'price_to_vnd',
		'is_in_stock',
		'sold_count',
		'created_at',
		'published_at',
		'updated_at',
	],
	product_slugs: ['slug', 'product_id'],
	product_variants: ['id', 'product_id', 'shop_id', 'position', 'option_values', 'sku', 'price_vnd', 'weight_g'],
	stock_items: ['variant_id', 'on_hand'],
	price_history: ['id', 'variant_id', 'price_vnd', 'changed_at', 'changed_by'],
	product_pictures: ['product_id', 'position', 'picture_id', 'alt'],
	product_attributes: ['product_id', 'attribute_id', 'type', 'code', 'text_value', 'number_value', 'position'],
} as const;
export type BulkTable = keyof typeof COLUMNS;
export type BulkRows = Record<BulkTable, (readonly Copied[])[]>;

export const emptyBulkRows = (): BulkRows => ({
	products: [],
	product_slugs: [],
	product_variants: [],
	stock_items: [],
	price_history: [],
	product_pictures: [],
	product_attributes: [],
});

/**
 * Adds all rows that the use cases would write for one copy of a model, including one variant per combination of
 * options.
 */
export function addProduct(rows: BulkRows, number: number, models: readonly Model[], shopId: string): void {
	const model = models[number % models.length];
	if (!model) throw new Error('there are no goods to multiply');
	const { good: product, category, definitions, valued, pictureId } = model;
	const [base, , price, , about, extras] = product;
	const kind = KINDS[Math.floor(number / models.length) % KINDS.length] ?? '';
	const name = `${base} ${kind} ${number}`.slice(0, 120);
	const slug = `${slugOf(name).slice(0, 68)}-sl${number}`;
	const seed = numberOf(name);
	const priceVnd = Math.max(1000, Math.round((price * (70 + (seed % 60))) / 100_000) * 1000);
	const choices = extras?.choices ?? [];
	const optionNames = choices.map((choice) => choice.name);
	const optionValues = choices.map(({ values }) => {
		const value = values[number % values.length] ?? '';
		return typeof value === 'string' ? value : value[0];
	});
	const keys = filterKeysOf(definitions, valued, productOptions(optionNames, [optionValues]));
	const [id, variantId, at] = [idOf('product', number), idOf('variant', number), dayOf(number)];
	const isInStock = number % 40 !== 0;
	const soldCount = Math.floor(3000 / (1 + (seed % 3000)));
	const searched = searchText(name, '', category.name, ...[...optionValues].sort());
	const description = `${about}\n\nDữ liệu lớn để đo tốc độ, không bán thật.`;
	rows.products.push([
		id,
		shopId,
		category.id,
		'published',
		slug,
		name,
		searched,
		description,
		optionNames,
		keys,
		1 + (number % 3),
		priceVnd,
		priceVnd,
		isInStock,
		soldCount,
		at,
		at,
		at,
	]);
	rows.product_slugs.push([slug, id]);
	const weightG = weightOf(product, optionValues);
	rows.product_variants.push([variantId, id, shopId, 0, optionValues, `SL-${number}`, priceVnd, weightG]);
	rows.stock_items.push([variantId, isInStock ? 1000 : 0]);
	rows.price_history.push([idOf('price', number), variantId, priceVnd, at, 'system:bulk']);
	if (pictureId !== null) rows.product_pictures.push([id, 0, pictureId, name]);
	for (const { attributeId, type, code, textValue = null, numberValue = null, position } of attributeRows(id, valued))
		rows.product_attributes.push([id, attributeId, type, code, textValue, numberValue, position]);
}
