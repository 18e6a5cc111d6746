import { expect, test } from 'vitest';
import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import type { ReviewView } from '#src/domains/reviews/contract.ts';
import { PLATFORM_TERMS } from '#src/domains/shipping/contract.ts';
import type { PublicShop } from '#src/domains/vendors/contract/shop.ts';
import { problemsOfJsonLd } from '#tests/structured-data.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { type JsonLd, toJsonLd } from './json-ld.ts';
import { listData } from './list-data.ts';
import { newsData } from './news-data.ts';
import { productData } from './product-data.ts';
import { shopData } from './shop-data.ts';
import { operatorData, siteData } from './site-data.ts';

const SITE = 'https://cho.example';
const shop: PublicShop = {
	id: 's1',
	slug: 'tra-moc',
	name: 'Trà Mộc',
	tagline: 'Trà núi',
	description: '',
	capabilities: ['goods'],
	logoHash: null,
	bannerHash: null,
	holiday: null,
	opening: 'open',
	closedTo: null,
	isPremium: false,
	acceptsChangeOfMind: false,
	legalKind: 'household',
	legalName: 'Hộ kinh doanh Trà Mộc',
	taxCode: '0312345678',
	legalAddress: 'Số 1',
	phone: '',
	email: '',
	provinceCode: '79',
	provinceName: 'Hồ Chí Minh',
	joinedAt: '2026-01-01',
	service: { sentInTimePercent: null, cancelPercent: null, confirmMinutes: null },
};
const variant = (id: string, priceVnd: number, available: number): ProductDetail['variants'][number] => ({
	id,
	sku: `TRA-${id}`,
	optionValues: [],
	priceVnd,
	available,
	compareAtVnd: null,
	weightG: 500,
	sizeCm: null,
});
const product: ProductDetail = {
	id: 'p1',
	slug: 'tra-o-long',
	name: 'Trà ô long',
	brand: '',
	description: 'Trà hái tay.',
	state: 'published',
	optionNames: [],
	pictures: [],
	prepDays: 1,
	quantityMin: 1,
	quantityStep: 1,
	quantityMax: 50,
	soldCount: 0,
	noReturnReason: null,
	shipping: PLATFORM_TERMS,
	ratingScore: null,
	ratingCount: 0,
	shopId: 's1',
	isShopOpen: true,
	category: { id: 'c1', slug: 'tra', name: 'Trà', icon: '' },
	parentCategory: { id: 'c2', slug: 'do-uong', name: 'Đồ uống', icon: '' },
	variants: [variant('v1', 120_000, 3)],
};
const picture = { hash: 'a'.repeat(64), width: 1200, height: 1200, placeholder: '', alt: 'Trà', variantId: null };
const review: ReviewView = {
	id: 'r1',
	stars: 4,
	body: 'Gói kỹ, trả lời nhanh.',
	authorName: 'Mai N.',
	variantLabel: '',
	pictures: [],
	helpfulCount: 0,
	at: '2026-11-20T03:00:00.000Z',
	isEdited: false,
	removedBecause: null,
	reply: null,
};
const article = {
	slug: 'tra-gia',
	title: 'Trả giá cho khéo',
	summary: 'Luật trả giá.',
	section: 'Trả giá',
	tags: ['giá'],
	author: 'Ban biên tập',
	publishedFrom: new Date('2026-11-20'),
	changedAt: new Date('2026-11-21'),
	corrections: [{ at: new Date('2026-11-21'), note: 'Sửa một con số.' }],
	picture: { alt: 'Bàn tay' },
};
const trail = [{ text: 'Trà', href: '/category/tra' }, { text: 'Trà ô long' }];
const goods = ['a', 'b', 'c'].map((name) => ({ path: `/product/${name}`, name }));

const DATA: readonly (readonly [string, JsonLd])[] = [
	['a product with one price', productData(SITE, { ...product, pictures: [picture] }, shop, true)],
	[
		'a product with prices',
		productData(SITE, { ...product, variants: [variant('v1', 1000, 0), variant('v2', 2000, 1)] }, shop, true),
	],
	['a product with reviews', productData(SITE, { ...product, ratingScore: 4.56, ratingCount: 12 }, shop, true)],
	['a product that is gone', productData(SITE, { ...product, state: 'discontinued' }, shop, false)],
	['a shop', shopData(SITE, shop, { score: null, count: 0 })],
	[
		'a shop with stars and pictures',
		shopData(SITE, { ...shop, logoHash: 'a', bannerHash: 'b' }, { score: 4.26, count: 3 }),
	],
	[
		'a shop with what buyers say of it',
		shopData(SITE, shop, { score: 4.1, count: 2 }, [
			review,
			{ ...review, id: 'r2', stars: null, body: '', removedBecause: 'fake' },
			{ ...review, id: 'r3', body: '' },
		]),
	],
	['an article', newsData(SITE, article)],
	['a trail', breadcrumbData(SITE, trail)],
	['the second page of a list', listData(SITE, goods, 24)],
	['the site', siteData(SITE)],
	['its operator', operatorData(SITE)],
];

test.each(DATA)('the structured data of %s has no problems', async (_, item) => {
	expect(await problemsOfJsonLd(toJsonLd(item))).toEqual([]);
});

test('problemsOfJsonLd reports relative image URLs and missing required properties', async () => {
	const broken = { '@type': 'Product', image: '/a.webp' };
	const problems = await problemsOfJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...broken }));
	expect(problems).toContain('image is not absolute: /a.webp');
	expect(problems.join()).toMatch(/name.*missing/);
	expect(problems.join()).toMatch(/offers/);
});

test('productData uses the prices of available variants only and is out of stock when the product is not for sale', () => {
	const variants = [variant('v1', 1000, 0), variant('v2', 2000, 1)];
	const offersOf = (isForSale: boolean) => productData(SITE, { ...product, variants }, shop, isForSale).offers;
	expect(offersOf(true)).toMatchObject({ price: 2000, availability: 'https://schema.org/InStock' });
	expect(offersOf(false)).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});

test('shopData dates a review by its day in Vietnam time, not in UTC', () => {
	const { review: told } = shopData(SITE, shop, { score: 4, count: 1 }, [
		{ ...review, at: '2026-11-19T17:30:00.000Z' },
	]);
	expect(told).toMatchObject([{ datePublished: '2026-11-20' }]);
});

test('productData names the SKU of the variant that is offered first, not an id', () => {
	const variants = [variant('v1', 1000, 0), variant('v2', 2000, 1)];
	expect(productData(SITE, { ...product, variants }, shop, true).sku).toMatch(/^TRA-v[12]$/);
	expect(productData(SITE, { ...product, variants: [variant('v1', 1000, 0)] }, shop, true).sku).toBe('TRA-v1');
});
