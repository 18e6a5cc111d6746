import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { searchText } from '#src/domains/catalog/rules/search-terms.ts';
import type { Database, Transaction } from '#src/platform/db/index.ts';
import { foldVietnamese, slugOf } from '#src/shared/slug.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { numberOf } from './pictures/colours.ts';
import { DEMO_SHOPS } from './shop-list.ts';

const BATCH = 2000;
const SHOPS = 200;
const GOODS = DEMO_SHOPS.flatMap(({ goods }) => goods);
const KINDS = ['loại một', 'nhà làm', 'hàng tuyển', 'gói tiết kiệm', 'bản lớn', 'bản nhỏ', 'mùa mới', 'đặt riêng'];
const PROVINCES = ['01', '31', '40', '46', '48', '56', '68', '75', '79', '92'];
/** All dates are counted from here, so that every loading is the same. */
const EPOCH = Date.UTC(2026, 0, 1);

/** The same id for the same thing at every loading. */
function idOf(kind: string, number: number): string {
	const hex = createHash('sha256').update(`${kind}:${number}`).digest('hex');
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const dayOf = (number: number): string => new Date(EPOCH + (number % 300) * DAY_MS + number * 1000).toISOString();

type Row = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** Inserts what is missing of these rows; the table's own types read the values. */
async function fill(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	if (columns.length === 0) return;
	const names = sql.join(
		columns.map((column): SQL => sql`${sql.identifier(column)}`),
		sql`, `,
	);
	await tx.execute(sql`
		insert into ${sql.identifier(table)} (${names})
		select ${names} from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::json)
		on conflict do nothing`);
}

async function fillShops(tx: Transaction): Promise<void> {
	const numbers = Array.from({ length: SHOPS }, (_, number) => number);
	const people = numbers.map((number) => ({
		id: idOf('owner', number),
		guid: idOf('guid', number),
		email: `nguoi-ban-${number}@so-luong.demo.chobiz.vn`,
		email_normalised: `nguoi-ban-${number}@so-luong.demo.chobiz.vn`,
		name: `Người bán số ${number}`,
		is_operator: false,
		created_at: dayOf(0),
		updated_at: dayOf(0),
	}));
	const shops = numbers.map((number) => ({
		id: idOf('shop', number),
		owner_id: idOf('owner', number),
		state: 'approved',
		state_reason: '',
		info_rounds: 0,
		slug: `so-luong-gian-hang-${number}`,
		name: `Gian hàng số ${number}`,
		name_folded: foldVietnamese(`Gian hàng số ${number}`),
		tagline: 'Dữ liệu lớn để đo tốc độ',
		description: '',
		capabilities: ['goods'],
		legal_kind: 'household',
		legal_name: `Hộ kinh doanh số ${number} (mẫu)`,
		tax_code: '0000000000',
		legal_address: 'Số 1 đường Mẫu',
		phone: '+84912000000',
		email: `nguoi-ban-${number}@so-luong.demo.chobiz.vn`,
		province_code: PROVINCES[number % PROVINCES.length] ?? '79',
		is_premium: false,
		created_at: dayOf(0),
		submitted_at: dayOf(0),
		approved_at: dayOf(0),
		updated_at: dayOf(0),
	}));
	await fill(tx, 'customers', people);
	await fill(tx, 'shops', shops);
	await fill(
		tx,
		'shop_slugs',
		shops.map(({ id, slug }) => ({ slug, shop_id: id })),
	);
	await fill(
		tx,
		'shop_staff',
		shops.map(({ id, owner_id: ownerId }) => ({
			shop_id: id,
			customer_id: ownerId,
			role: 'admin',
			joined_at: dayOf(0),
		})),
	);
}

type Places = {
	readonly category: ReadonlyMap<string, string>;
	readonly picture: ReadonlyMap<string, string>;
	/** What lists filter the thing of the demonstration by, whose copies these are. */
	readonly keys: ReadonlyMap<string, readonly string[]>;
};

function productRow(number: number, places: Places) {
	const good = GOODS[number % GOODS.length] ?? GOODS[0];
	if (!good) throw new Error('there are no goods to multiply');
	const [base, category, , price] = good;
	const kind = KINDS[Math.floor(number / GOODS.length) % KINDS.length] ?? '';
	const name = `${base} ${kind} ${number}`.slice(0, 120);
	const seed = numberOf(name);
	const priceVnd = Math.max(1000, Math.round((price * (70 + (seed % 60))) / 100_000) * 1000);
	const at = dayOf(number);
	const product = {
		id: idOf('product', number),
		shop_id: idOf('shop', number % SHOPS),
		category_id: places.category.get(category) ?? '',
		state: 'published',
		state_reason: '',
		slug: `${slugOf(name).slice(0, 68)}-sl${number}`,
		name,
		search_text: searchText(name, category.replaceAll('-', ' ')),
		brand: '',
		description: `${good[5]}\n\nDữ liệu lớn để đo tốc độ, không bán thật.`,
		option_names: [],
		filter_keys: places.keys.get(base) ?? [],
		prep_days: 1 + (number % 3),
		quantity_min: 1,
		quantity_step: 1,
		quantity_max: 50,
		price_from_vnd: priceVnd,
		price_to_vnd: priceVnd,
		is_in_stock: number % 40 !== 0,
		sold_count: Math.floor(3000 / (1 + (seed % 3000))),
		version: 1,
		created_at: at,
		published_at: at,
		updated_at: at,
	};
	return { number, product, weightG: good[4], pictureId: places.picture.get(base) ?? null };
}

async function fillProducts(tx: Transaction, numbers: readonly number[], places: Places): Promise<void> {
	const rows = numbers.map((number) => productRow(number, places));
	const variants = rows.map(({ number, product, weightG }) => ({
		id: idOf('variant', number),
		product_id: product.id,
		shop_id: product.shop_id,
		position: 0,
		option_values: [],
		sku: `SL-${number}`,
		price_vnd: product.price_from_vnd,
		weight_g: weightG,
		is_on_sale: true,
	}));
	await fill(
		tx,
		'products',
		rows.map(({ product }) => product),
	);
	await fill(
		tx,
		'product_slugs',
		rows.map(({ product }) => ({ slug: product.slug, product_id: product.id })),
	);
	await fill(tx, 'product_variants', variants);
	await fill(
		tx,
		'stock_items',
		rows.map(({ number, product }) => ({
			variant_id: idOf('variant', number),
			on_hand: product.is_in_stock ? 1000 : 0,
			reserved: 0,
		})),
	);
	await fill(
		tx,
		'price_history',
		rows.map(({ number, product }) => ({
			id: idOf('price', number),
			variant_id: idOf('variant', number),
			price_vnd: product.price_from_vnd,
			changed_at: product.created_at,
			changed_by: 'system:bulk',
		})),
	);
	await fill(
		tx,
		'product_pictures',
		rows
			.filter(({ pictureId }) => pictureId !== null)
			.map(({ product, pictureId }) => ({
				product_id: product.id,
				position: 0,
				picture_id: pictureId,
				alt: product.name,
			})),
	);
}

/** Brings the large set to `wanted` products beside the demonstration; what is there from an earlier run is kept. */
export async function loadBulk(db: Database, wanted: number, say: (line: string) => void): Promise<void> {
	const { rows: categories } = await db.execute<{ slug: string; id: string }>(sql`select slug, id from categories`);
	const { rows: pictures } = await db.execute<{ name: string; id: string; keys: string[] }>(sql`
		select product.name, shown.picture_id as id, product.filter_keys as keys from products product
		join product_pictures shown on shown.product_id = product.id and shown.position = 0
		where product.name = any(${sql.param(GOODS.map(([name]) => name))})`);
	const places = {
		category: new Map(categories.map(({ slug, id }) => [slug, id])),
		picture: new Map(pictures.map(({ name, id }) => [name, id])),
		keys: new Map(pictures.map(({ name, keys }) => [name, keys])),
	};
	await db.transaction(fillShops);
	const { rows: there } = await db.execute<{ n: number }>(
		sql`select count(*) as n from product_variants where starts_with(sku, 'SL-')`,
	);
	for (let from = there[0]?.n ?? 0; from < wanted; from += BATCH) {
		const numbers = Array.from({ length: Math.min(BATCH, wanted - from) }, (_, index) => from + index);
		await db.transaction((tx) => fillProducts(tx, numbers, places));
		if ((from / BATCH) % 10 === 9 || from + BATCH >= wanted) say(`${from + numbers.length} of ${wanted} products`);
	}
	await db.execute(sql`analyze products, product_variants, stock_items, product_slugs, shops`);
}
