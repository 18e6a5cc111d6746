import { sql } from 'drizzle-orm';
import type { HistoricalOrder } from '#src/domains/order-money/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import type { Scope } from '#src/platform/context.ts';
import { addMs, DAY_MS, HOUR_MS, startOfVietnamDay } from '#src/shared/time.ts';
import { numberOf } from './pictures/colours.ts';
import { randomOf } from './pictures/studio/random.ts';
import type { PastBuyer } from './user-content/buyers.ts';

export type SoldProduct = {
	readonly shopId: string;
	readonly shopName: string;
	readonly shopSlug: string;
	readonly ownerId: string;
	readonly provinceCode: string;
	readonly category: string;
	readonly productId: string;
	readonly productName: string;
	readonly productSlug: string;
	readonly variantId: string;
	readonly variantLabel: string;
	readonly sku: string;
	readonly unitPriceVnd: number;
	readonly weightG: number;
	readonly quantityMin: number;
	readonly pictureHash: string | null;
	readonly publishedAt: Date;
};

/** Completed orders of each shop, in the order of their opening; the last one is still a new shop. */
const ORDERS_OF_SHOPS = [62, 48, 40, 34, 44, 36, 30, 24, 26, 22, 46, 9] as const;
/** This shop repairs its warehouse and sends every third order late. */
export const LATE_SHOP = 'Sân Chơi Thể Thao';
const OLDEST_DAYS = 150;
/** Orders are completed within six days. */
const NEWEST_DAYS = 8;
/** Makes recent orders more frequent than old ones. */
const GROWTH = 1.4;
const LATE_EVERY = { usual: 45, late: 3 } as const;
const LINES_MAX = 3;
/** Few products sell often, most sell now and then. */
const FALL_OF_SALES = 2.4;
const MANY_SHARE = 0.25;

type Home = HistoricalOrder['recipient'] & { readonly shippingVnd: number };

const HOMES: readonly Omit<Home, 'recipient' | 'phone'>[] = [
	home('01', 'Hà Nội', 'Phường Ba Đình', 'Số 8 đường Mẫu'),
	home('79', 'Thành phố Hồ Chí Minh', 'Phường Tân Định', 'Số 21 hẻm Mẫu 3'),
	home('48', 'Đà Nẵng', 'Phường Hải Châu', 'Số 15 đường Mẫu'),
	home('92', 'Cần Thơ', 'Phường Ninh Kiều', 'Số 6 đường Mẫu'),
	home('31', 'Hải Phòng', 'Phường Lê Chân', 'Số 9 ngõ Mẫu 2'),
	home('75', 'Đồng Nai', 'Phường Trấn Biên', 'Số 33 đường Mẫu'),
];

function home(provinceCode: string, provinceName: string, wardName: string, street: string) {
	return { provinceCode, provinceName, wardName, street, shippingVnd: 25_000 };
}

const CARRIERS: readonly (readonly [Carrier, trackingOf: (number: string) => string])[] = [
	['ghn', (number) => `GHN${number}`],
	['viettel_post', (number) => `VTP${number}`],
	['vnpost', (number) => `EB${number.slice(-9)}VN`],
	['jt_express', (number) => `JT${number}`],
];
const OWN: readonly [Carrier, trackingOf: (number: string) => string] = ['own', () => ''];

/** Returns the first variant of each published product by shop, the shops in the order of their opening, best sellers first. */
export async function findSoldProducts({ read }: Scope): Promise<readonly (readonly SoldProduct[])[]> {
	const rows = await read.read<SoldProduct & { readonly publishedAt: string }>(sql`
		select shop.id as "shopId", shop.name as "shopName", shop.slug as "shopSlug", shop.owner_id as "ownerId",
			shop.province_code as "provinceCode", category.slug as category, product.id as "productId",
			product.name as "productName", product.slug as "productSlug", variant.id as "variantId",
			array_to_string(variant.option_values, ', ') as "variantLabel", variant.sku,
			variant.price_vnd as "unitPriceVnd", variant.weight_g as "weightG", product.quantity_min as "quantityMin",
			pictures.hash as "pictureHash", product.published_at as "publishedAt"
		from products product join shops shop on shop.id = product.shop_id
		join categories category on category.id = product.category_id
		join product_variants variant on variant.product_id = product.id and variant.position = 0
		left join product_pictures shown on shown.product_id = product.id and shown.position = 0
		left join pictures on pictures.id = shown.picture_id
		where product.state = 'published' and shop.state = 'approved'
		order by shop.created_at, shop.id, variant.sku`);
	const products = rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }));
	return [...Map.groupBy(products, ({ shopId }) => shopId).values()];
}

/** The completed orders of the demonstration; sold counts, reviews, views and rates all follow from them. */
export function planOrders(
	shops: readonly (readonly SoldProduct[])[],
	buyers: readonly PastBuyer[],
	now: Date,
): readonly HistoricalOrder[] {
	return shops.flatMap((products, shopAt) => ordersOf(products, ORDERS_OF_SHOPS[shopAt] ?? 0, { buyers, now }));
}

type Market = { readonly buyers: readonly PastBuyer[]; readonly now: Date };

function ordersOf(
	products: readonly SoldProduct[],
	count: number,
	{ buyers, now }: Market,
): readonly HistoricalOrder[] {
	const [first] = products;
	if (!first) return [];
	const random = randomOf(numberOf(first.shopName));
	const lateEvery = first.shopName === LATE_SHOP ? LATE_EVERY.late : LATE_EVERY.usual;
	const oldest = products.reduce(
		(oldestAt, { publishedAt }) => Math.min(oldestAt, publishedAt.getTime()),
		now.getTime(),
	);
	const spanDays = Math.min(OLDEST_DAYS, Math.floor((now.getTime() - oldest) / DAY_MS) - 1) - NEWEST_DAYS;
	return Array.from({ length: count }, (_, turn) => {
		const daysAgo = NEWEST_DAYS + Math.floor(spanDays * ((turn + 0.5) / count) ** GROWTH);
		const placedAt = addMs(startOfVietnamDay(addMs(now, -daysAgo * DAY_MS)), (7 + random() * 14) * HOUR_MS);
		const there = products.filter(({ publishedAt }) => publishedAt < placedAt);
		const buyer = buyers[Math.floor(random() * buyers.length)] as PastBuyer;
		const { shippingVnd, ...address } = HOMES[numberOf(buyer.name) % HOMES.length] as (typeof HOMES)[number];
		const isNear = address.provinceCode === first.provinceCode;
		const [carrier, trackingOf] = isNear ? OWN : (CARRIERS[Math.floor(random() * CARRIERS.length)] ?? OWN);
		return {
			customerId: buyer.id,
			shop: { id: first.shopId, name: first.shopName, slug: first.shopSlug },
			recipient: { ...address, recipient: buyer.name, phone: '+84912000000' },
			shippingVnd,
			placedAt,
			carrier,
			trackingOf,
			hours: hoursOf(turn % lateEvery === lateEvery - 1, random),
			lines: chosenOf(there, random).map((product) => lineOf(product, random)),
		};
	}).filter(({ lines }) => lines.length > 0);
}

/** In time means sent by the end of the working day after the confirmation. */
function hoursOf(isLate: boolean, random: () => number): HistoricalOrder['hours'] {
	const confirmed = 1 + random() * 5;
	const shipped = isLate ? 112 : 14 + random() * 10;
	const delivered = shipped + 24 + random() * 40;
	return { confirmed, packed: shipped - 2, shipped, delivered, completed: Math.min(delivered + 20, 185) };
}

function chosenOf(products: readonly SoldProduct[], random: () => number): readonly SoldProduct[] {
	const chosen = new Set<SoldProduct>();
	const count = 1 + Math.floor(random() ** 1.6 * LINES_MAX);
	for (let line = 0; line < count; line += 1) {
		const product = products[Math.floor(random() ** FALL_OF_SALES * products.length)];
		if (product) chosen.add(product);
	}
	return [...chosen];
}

function lineOf(product: SoldProduct, random: () => number): HistoricalOrder['lines'][number] {
	const { productId, productName, productSlug, variantId, variantLabel, sku, unitPriceVnd, weightG, pictureHash } =
		product;
	const names = { productId, productName, productSlug, variantId, variantLabel, sku, pictureHash };
	const quantity = product.quantityMin * (random() < MANY_SHARE ? 2 : 1);
	return { ...names, unitPriceVnd, weightG, quantity };
}
