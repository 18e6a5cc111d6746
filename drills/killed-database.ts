import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { type DrillRow, kill, processesOf } from './parts/drill.ts';
import { retryUntilAnswered } from './parts/retry-until-answered.ts';

export const name = 'kill -9 of PostgreSQL under constant writing';

const KILLS = 10;
const BETWEEN_KILLS_MS = 1_500;
const WRITERS = 4;
const PAUSE_MS = 100;

/** Every acknowledged commit must survive any number of kills. */
export async function run(): Promise<readonly DrillRow[]> {
	const dataDir = await temporaryFolder('chobiz-drill-');
	try {
		const product = await startProduct({ dataDir });
		await query(product, 'CREATE TABLE drill_rows (id integer PRIMARY KEY)');
		const acknowledged: number[] = [];
		const writing = { isOn: true, next: 0 };
		const writers = Array.from({ length: WRITERS }, () => write(product, writing, acknowledged));
		for (let kills = 0; kills < KILLS; kills++) {
			await wait(BETWEEN_KILLS_MS);
			kill(processesOf(product).PostgreSQL ?? 0);
		}
		writing.isOn = false;
		await Promise.all(writers);
		const rows = await retryUntilAnswered(() => query<{ id: number }>(product, 'SELECT id FROM drill_rows'));
		const ready = await retryUntilAnswered(() => fetch(`${product.url}/readyz`));
		await product.stop();
		return [judge(acknowledged, new Set(rows.map(({ id }) => id)), ready.status)];
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

function judge(acknowledged: readonly number[], stored: ReadonlySet<number>, status: number): DrillRow {
	const lost = acknowledged.filter((id) => !stored.has(id)).length;
	const ok = lost === 0 && acknowledged.length > 0 && status === 200;
	return {
		broken: `PostgreSQL, ${KILLS} times while ${WRITERS} writers wrote ${acknowledged.length} rows`,
		lost: ok ? 'nothing' : `${lost} rows; /readyz answers ${status}`,
		ok,
	};
}

async function write(
	product: StartedProduct,
	writing: { isOn: boolean; next: number },
	acknowledged: number[],
): Promise<void> {
	while (writing.isOn) {
		const client = await connect(product).catch(() => null);
		try {
			while (client && writing.isOn) {
				const id = writing.next++;
				await client.query('INSERT INTO drill_rows VALUES ($1)', [id]);
				acknowledged.push(id);
			}
		} catch {
			await wait(PAUSE_MS);
		} finally {
			await client?.end().catch(() => {});
		}
		if (!client) await wait(PAUSE_MS);
	}
}

async function connect(product: StartedProduct): Promise<pg.Client> {
	const client = new pg.Client((await readFile(join(product.dataDir, 'database-url'), 'utf8')).trim());
	client.on('error', () => {});
	await client.connect();
	return client;
}

async function query<Row extends pg.QueryResultRow>(product: StartedProduct, text: string): Promise<Row[]> {
	const client = await connect(product);
	try {
		return (await client.query<Row>(text)).rows;
	} finally {
		await client.end();
	}
}
