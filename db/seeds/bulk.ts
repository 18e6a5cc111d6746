import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { listCategoryAttributes } from '#src/domains/catalog/db/attribute-repository.ts';
import { type Database, readOnly, type Transaction } from '#src/platform/db/index.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { addProduct, type BulkTable, COLUMNS, dayOf, emptyBulkRows, type Model, modelOf } from './bulk-rows.ts';
import { copyRows } from './copy-rows.ts';
import { runInLanes } from './in-the-past.ts';
import { DEMO_SHOPS } from './shop-list.ts';

const BATCH = 5000;
/** One lane builds rows while the other writes to the database. */
const LANES = 2;
/** Yields to the other lane and the database after this many products. */
const BUILT_AT_ONCE = 250;
const PROGRESS_EVERY_MAX = 20_000;
const PROGRESS_LINES_MIN = 10;
const SHOPS = 200;
const PRODUCTS = DEMO_SHOPS.flatMap(({ goods }) => goods);
const PROVINCES = ['01', '31', '40', '46', '48', '56', '68', '75', '79', '92'];

function idOf(kind: string, number: number): string {
	const hex = createHash('sha256').update(`${kind}:${number}`).digest('hex');
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Row = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** Inserts only missing rows and lets the table's column types parse the values. */
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

async function readModels(db: Database): Promise<readonly Model[]> {
	const { rows: categories } = await db.execute<{ slug: string; id: string; name: string }>(sql`
		select slug, id, name from categories`);
	const { rows: pictures } = await db.execute<{ name: string; id: string }>(sql`
		select product.name, shown.picture_id as id from products product
		join product_pictures shown on shown.product_id = product.id and shown.position = 0
		where product.name = any(${sql.param(PRODUCTS.map(([name]) => name))})`);
	const pictureIds = new Map(pictures.map(({ name, id }) => [name, id]));
	const stored = new Map<string, Pick<Model, 'category' | 'definitions'>>();
	for (const { slug, id, name } of categories)
		stored.set(slug, { category: { id, name }, definitions: await listCategoryAttributes(readOnly(db), id) });
	return PRODUCTS.map((product) => {
		const place = stored.get(product[1]);
		if (!place) throw new Error(`there is no category ${product[1]}`);
		return modelOf(product, { ...place, pictureId: pictureIds.get(product[0]) ?? null });
	});
}

async function missingNumbers(db: Database, wanted: number): Promise<readonly number[]> {
	const { rows } = await db.execute<{ number: number }>(sql`
		select substr(sku, 4)::int as number from product_variants where starts_with(sku, 'SL-')`);
	const there = new Set(rows.map(({ number }) => number));
	return Array.from({ length: wanted }, (_, number) => number).filter((number) => !there.has(number));
}

async function fillProducts(client: pg.Client, numbers: readonly number[], models: readonly Model[]): Promise<void> {
	const rows = emptyBulkRows();
	for (const [at, number] of numbers.entries()) {
		addProduct(rows, number, models, idOf('shop', number % SHOPS));
		if (at % BUILT_AT_ONCE === 0) await setImmediate();
	}
	await client.query('begin');
	for (const table of Object.keys(COLUMNS) as BulkTable[]) await copyRows(client, table, COLUMNS[table], rows[table]);
	await client.query('commit');
}

async function openClient(connectionString: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString, application_name: 'chobiz-bulk' });
	await client.connect();
	// No user waits for these rows and a later run reloads what a crash loses; a larger pending list sorts texts in
	// larger batches.
	await client.query(
		`set statement_timeout = 0; set synchronous_commit = off; set work_mem = '64MB'; set gin_pending_list_limit = '32MB'`,
	);
	return client;
}

type BulkTarget = { readonly db: Database; readonly url: string };

export async function loadBulk({ db, url }: BulkTarget, wanted: number, say: (line: string) => void): Promise<void> {
	await db.transaction(fillShops);
	const models = await readModels(db);
	const missing = await missingNumbers(db, wanted);
	const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, at) =>
		missing.slice(at * BATCH, (at + 1) * BATCH),
	);
	const clients = await Promise.all(Array.from({ length: LANES }, () => openClient(url)));
	const free = [...clients];
	let loaded = wanted - missing.length;
	const progressEvery = Math.max(1, Math.min(PROGRESS_EVERY_MAX, Math.ceil(wanted / PROGRESS_LINES_MIN)));
	say(`${loaded} of ${wanted} products`);
	try {
		await runInLanes(batches, LANES, async (numbers) => {
			const client = free.pop();
			if (!client) throw new Error('more lanes than connections');
			await fillProducts(client, numbers, models);
			free.push(client);
			const before = loaded;
			loaded += numbers.length;
			if (Math.floor(loaded / progressEvery) > Math.floor(before / progressEvery))
				say(`${loaded} of ${wanted} products`);
		});
		await finish(clients[0]);
	} finally {
		await Promise.all(clients.map((client) => client.end()));
	}
}

/** Without this, searches scan the pending lists of the indexes and the planner assumes small tables. */
const finish = async (client: pg.Client | undefined): Promise<void> => {
	await client?.query(`vacuum (analyze) shops, ${Object.keys(COLUMNS).join(', ')}`);
};
