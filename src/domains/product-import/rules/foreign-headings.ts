import { IMPORT_COLUMNS, type ImportTarget } from '../contract.ts';
import { type ColumnHeadings, headingKey } from './import-columns.ts';

/** Headings of exports of Shopify, WooCommerce (Vietnamese and English), Sapo and Haravan, as `headingKey` reads them. */
const KNOWN: Readonly<Partial<Record<ImportTarget, string>>> = {
	sku: 'variant sku|sku|ma san pham|ma phien ban|ma phien ban san pham|ma hang hoa|ma sku',
	group: 'handle|url|duong dan|alias|duong dan / alias',
	parent: 'cha|parent|san pham cha',
	name: 'title|name|ten|ten hang|ten san pham|ten phien ban',
	category: 'danh muc|categories|type|loai san pham|nhom hang|product type',
	brand: 'vendor|hang|nhan hieu|thuong hieu|brand|brands|nha cung cap',
	description: 'body|description|mo ta|noi dung|mo ta san pham|mo ta chi tiet',
	option1: 'option1 name|thuoc tinh 1|ten thuoc tinh 1|attribute 1 name',
	option2: 'option2 name|thuoc tinh 2|ten thuoc tinh 2|attribute 2 name',
	option3: 'option3 name|thuoc tinh 3|ten thuoc tinh 3|attribute 3 name',
	value1: 'option1 value|gia tri thuoc tinh 1|attribute 1 value|attribute 1 value s',
	value2: 'option2 value|gia tri thuoc tinh 2|attribute 2 value|attribute 2 value s',
	value3: 'option3 value|gia tri thuoc tinh 3|attribute 3 value|attribute 3 value s',
	price: 'variant price|gia|gia ban|gia ban le|pl_gia ban le|gia ban thuong|regular price|price|gia thong thuong',
	stock: 'variant inventory qty|ton kho|so luong ton kho|so luong|stock|ton kho ban dau|luong ton kho',
	weight: 'variant grams|khoi luong|can nang|weight|trong luong',
	length: 'chieu dai|length|dai',
	width: 'chieu rong|width|rong',
	height: 'chieu cao|height|cao',
	pictures: 'image src|hinh anh|images|anh|anh dai dien|link hinh|anh san pham|link anh',
	skip: `|id|loai|published|hien thi|da xuat ban|tag|tags|the|trich dan|product category|mo ta ngan|short description\
|quan ly ton kho|variant inventory tracker|variant inventory policy|variant fulfillment service\
|variant requires shipping|variant taxable|variant barcode|ma vach|variant compare at price|gia so sanh\
|image position|image alt text|gift card|seo title|seo description|variant image|variant weight unit\
|variant tax code|cost per item|status|is featured?|noi bat?|visibility in catalog|hien thi trong danh muc\
|tax status|tinh trang thue|gia khuyen mai|sale price|gia von|don vi tinh|don vi khoi luong|position|vi tri`,
};
const TARGETS = new Map(
	(Object.entries(KNOWN) as [ImportTarget, string][]).flatMap(([target, keys]) =>
		keys.split('|').map((key) => [key, target] as const),
	),
);
const IN_KILOGRAMS = /\(\s*kg\s*\)/i;

/** What each column probably means; null where the shop has to choose. A target is given to its first column only. */
export function suggestTargets(headings: readonly string[], names: ColumnHeadings): readonly (ImportTarget | null)[] {
	const own = new Map(IMPORT_COLUMNS.map((column) => [headingKey(names[column]), column]));
	const given = new Set<ImportTarget>();
	const keys = headings.map(headingKey);
	// WooCommerce writes the kind of the product into `Type`, Shopify its category.
	const hasCategories = keys.some((key) => key === 'categories' || key === 'danh muc');
	return headings.map((heading, at) => {
		const key = keys[at] ?? '';
		const found = key === 'type' && hasCategories ? 'skip' : (own.get(key) ?? TARGETS.get(key) ?? null);
		const target = found === 'weight' && IN_KILOGRAMS.test(heading) ? 'weightKg' : found;
		if (target === null || target === 'skip') return target;
		if (given.has(target)) return 'skip';
		given.add(target);
		return target;
	});
}

/** Identifies a set of headings, so that the next file of the same system is mapped like the last one. */
export const headingsKey = (headings: readonly string[]): string => headings.map(headingKey).join('\n');
