import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { type EmbeddedPostgres, startPostgres } from '../../scripts/launcher/embedded-postgres.mjs';
import { type DatabaseProxy, openProxy } from '../../tests/database-proxy.ts';
import { type StartedProduct, startProduct } from '../../tests/product.ts';
import { openProductDatabase } from '../../tests/shoppers.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';

const SETTINGS = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', SANDBOX_RETRY_MS: '3000' };

const LINES_SHOWN = 20;

let ownFolder: string | undefined;

/** All drills of a run share one folder (or `DRILL_DATA_DIR`), so that the final checks cover all of them. */
async function dataFolder(): Promise<string> {
	if (process.env.DRILL_DATA_DIR) return process.env.DRILL_DATA_DIR;
	ownFolder ??= await temporaryFolder('chobiz-drills-');
	return ownFolder;
}

export async function removeDataFolder(): Promise<void> {
	if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
}

type Environment = Readonly<Record<string, string>>;

export async function withProduct<T>(
	work: (product: StartedProduct, db: Database) => Promise<T>,
	env: Environment = {},
	dataDir?: string,
): Promise<T> {
	const product = await startProduct({ dataDir: dataDir ?? (await dataFolder()), env: { ...SETTINGS, ...env } });
	const { db, close } = await openProductDatabase(product);
	try {
		await withoutPictures(db);
		return await work(product, db);
	} catch (problem) {
		console.error(product.printed().trimEnd().split('\n').slice(-LINES_SHOWN).join('\n'));
		throw problem;
	} finally {
		await close();
		await product.stop();
	}
}

/** Adds a proxy between product and database that can delay and cut connections; `db` bypasses it. */
export async function withDatabaseProxy<T>(
	work: (product: StartedProduct, db: Database, line: DatabaseProxy) => Promise<T>,
	env: Environment = {},
): Promise<T> {
	const dataDir = await dataFolder();
	// The first start creates the demonstration data and the secret.
	await withProduct(async () => {});
	const postgres: EmbeddedPostgres = await startPostgres({ dataDir });
	const line = await openProxy(postgres.url);
	const appSecret = readFileSync(join(dataDir, 'app-secret'), 'utf8').trim();
	try {
		return await withProduct((product, db) => work(product, db, line), {
			...env,
			DATABASE_URL: line.url,
			DATABASE_PREPARED: 'on',
			APP_SECRET: appSecret,
		});
	} finally {
		await line.close();
		await postgres.stop();
	}
}

/** Encoding the demonstration's pictures takes minutes of every core, and no drill needs them. */
const withoutPictures = (db: Database) =>
	db.execute(sql`delete from pgboss.job where name = 'job.media.complete_picture' and state <> 'active'`);
