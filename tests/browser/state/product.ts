import { backgrounds } from '#src/app/domains.ts';
import { processParts, systemContext } from '#src/app/process.ts';
import { config } from '#src/platform/config/index.ts';
import { createPool } from '#src/platform/db/index.ts';
import type { TestDatabase } from '#tests/database.ts';
import { moveClock } from '../../../drills/parts/clock.ts';

const QUERY_POOL_MAX = 2;

export type ProductState = {
	readonly database: TestDatabase;
	/** Runs a job immediately in this process, e.g. `orders.advance_due`; it may affect all customers. */
	runJob(name: string, data?: object): Promise<void>;
	close(): Promise<void>;
};

export async function openProductState(): Promise<ProductState> {
	const { DATABASE_URL } = config();
	const parts = processParts();
	const pool = createPool({
		connectionString: DATABASE_URL,
		max: QUERY_POOL_MAX,
		applicationName: 'browser-tests',
		log: parts.log,
	});
	const close = async () => {
		await pool.end();
		await parts.close();
	};
	const database: TestDatabase = {
		url: DATABASE_URL,
		pool,
		db: parts.db,
		jobs: parts.jobs,
		close,
		setClock: (offset) => moveClock(parts.db, offset),
		setClockTo: (instant) => moveClock(parts.db, `${Date.parse(instant) - Date.now()} milliseconds`),
		warm: async () => {},
	};
	return { database, close, runJob };
}

async function runJob(name: string, data: object = {}): Promise<void> {
	const jobs = backgrounds.flatMap(({ jobs }) => jobs);
	const job = jobs.find((one) => one.name === name);
	if (!job) throw new Error(`no job is named ${name}: ${jobs.map((one) => one.name).join(', ')}`);
	await job.handle(systemContext(name), data);
}
