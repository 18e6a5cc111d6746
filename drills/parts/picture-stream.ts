import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { completePicture } from '#src/domains/media/jobs/complete-picture.ts';
import type { Database } from '#src/platform/db/index.ts';
import { jobQueue } from '#src/platform/jobs/sender.ts';
import { median } from '../../tests/medians.ts';
import type { StartedProduct } from '../../tests/product.ts';
import { makeShoppers, type Shopper } from '../../tests/shoppers.ts';
import { type DrillRow, kill, processesOf } from './drill.ts';

const PAIRS = Number(process.env.PICTURE_PAIRS ?? 15);
const WINDOW_MS = 3_000;
const SETTLE_MS = 1_500;
const READERS = 4;
const PHOTOS = 4;
/** More than one window can code. */
const JOBS_WAITING = 500;
const SLOWED_MAX = 1.25;
const PAGES = ['/customer/orders', '/', '/customer/cart', '/api/products?q=ao'];
const QUEUE = jobQueue(completePicture.name);

/**
 * Compares the answers of the web process in a window without pictures with those in the next window, in which the
 * worker codes pictures and one of the members uploads photos instead of reading. The order alternates, so that a change of the
 * machine's other load meets both.
 */
export async function underPictureStream(product: StartedProduct, db: Database): Promise<readonly DrillRow[]> {
	if (PAIRS === 0) return [];
	const shoppers = await makeShoppers(product, db, READERS + 1);
	const [uploader, ...readers] = shoppers;
	if (!uploader) throw new Error('nobody uploads');
	await removeCompleted(db);
	await answersOf(product, readers);
	const slowed: number[] = [];
	let coded = 0;
	for (let pair = 0; pair < PAIRS; pair += 1) {
		const rates = { quiet: 0, busy: 0 };
		for (const kind of pair % 2 === 0 ? (['quiet', 'busy'] as const) : (['busy', 'quiet'] as const)) {
			const stop =
				kind === 'busy' ? await startStream(product, db, uploader) : startReading(product, uploader, readers.length);
			await wait(SETTLE_MS);
			rates[kind] = await answersOf(product, readers);
			coded += await stop();
		}
		slowed.push(rates.quiet / rates.busy);
	}
	const middle = median(slowed);
	const range = [Math.min(...slowed), Math.max(...slowed)].map((ratio) => ratio.toFixed(2)).join(' to ');
	return [
		{
			broken: `${coded} pictures coded and uploaded beside ${READERS} readers, ${PAIRS} pairs of windows`,
			lost: `${((middle - 1) * 100).toFixed(0)} % of the web process's pace (ratios ${range})`,
			ok: middle <= SLOWED_MAX && coded > 0,
		},
	];
}

/** Answers in one window; each reader asks again as soon as it is answered. */
async function answersOf(product: StartedProduct, readers: readonly Shopper[]): Promise<number> {
	const end = performance.now() + WINDOW_MS;
	let answers = 0;
	await Promise.all(
		readers.map(async (reader, at) => {
			for (let turn = at; performance.now() < end; turn += 1) {
				await readPage(product, reader, turn);
				answers += 1;
			}
		}),
	);
	return answers;
}

async function readPage(product: StartedProduct, { cookie }: Shopper, turn: number): Promise<void> {
	const path = PAGES[turn % PAGES.length] ?? '/';
	const response = await fetch(product.url + path, { headers: { cookie } });
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

/** Stands for the uploader in a window without pictures, so that both windows have as many people. */
function startReading(product: StartedProduct, by: Shopper, from: number): () => Promise<number> {
	let isOn = true;
	const reading = (async () => {
		for (let turn = from; isOn; turn += 1) await readPage(product, by, turn);
	})();
	return async () => {
		isOn = false;
		await reading;
		return 0;
	};
}

/** The returned function ends the stream and counts its pictures. */
async function startStream(product: StartedProduct, db: Database, by: Shopper): Promise<() => Promise<number>> {
	await db.execute(sql`
		insert into pgboss.job (name, data, heartbeat_seconds, expire_seconds, retry_limit, policy)
		select queue.name, json_build_object('hash', picture.hash), queue.heartbeat_seconds, queue.expire_seconds, 300, queue.policy
		from pgboss.queue queue, (select hash from pictures order by hash limit 100) picture,
			generate_series(1, ${Math.ceil(JOBS_WAITING / 100)})
		where queue.name = ${QUEUE}`);
	let isOn = true;
	let uploaded = 0;
	const uploads = (async () => {
		while (isOn) {
			await upload(product, by, uploaded);
			uploaded += 1;
		}
	})();
	return async () => {
		isOn = false;
		await uploads;
		do {
			endPictureProcesses(product);
			await wait(100);
			await removeWaiting(db);
		} while ((await count(db, 'active')) > 0);
		const done = await count(db, 'completed');
		await removeCompleted(db);
		return uploaded + done;
	};
}

/** A busy machine leaves them so little that the last picture would take minutes; its job is repeated or removed. */
function endPictureProcesses(product: StartedProduct): void {
	for (const parent of [processesOf(product).web, processesOf(product).worker]) {
		const { stdout } = spawnSync('pgrep', ['-P', String(parent ?? 0), '-f', 'coder-process'], { encoding: 'utf8' });
		for (const pid of stdout.split('\n').filter(Boolean)) kill(Number(pid));
	}
}

/** Takes turns of four photos of 12 megapixels. */
async function upload(product: StartedProduct, { cookie }: Shopper, turn: number): Promise<void> {
	const at = turn % PHOTOS;
	photos[at] ??= new Blob([new Uint8Array(await photo(at))]);
	const body = new FormData();
	body.append('file', photos[at], 'anh.jpg');
	const headers = { cookie, origin: product.url };
	const answer = await fetch(`${product.url}/api/uploads`, { method: 'POST', headers, body });
	if (!answer.ok) throw new Error(`the upload was answered with ${answer.status}`);
	await answer.arrayBuffer();
}
const photos: Blob[] = [];
const photo = (at: number): Promise<Buffer> =>
	sharp({ create: { width: 4032, height: 3024, channels: 3, background: { r: at * 60, g: 120, b: 80 } } })
		.jpeg()
		.toBuffer();

const removeWaiting = (db: Database) =>
	db.execute(sql`delete from pgboss.job where name = ${QUEUE} and state in ('created', 'retry')`);
const removeCompleted = (db: Database) =>
	db.execute(sql`delete from pgboss.job where name = ${QUEUE} and state = 'completed'`);

async function count(db: Database, state: 'active' | 'completed'): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from pgboss.job where name = ${QUEUE} and state = ${state}`,
	);
	return rows[0]?.count ?? 0;
}
