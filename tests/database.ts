import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { clearRatesCache } from '#src/domains/fees/queries/find-rates.ts';
import { createPool, type Database, openDatabase } from '#src/platform/db/index.ts';
import { createJobSender, type JobSender } from '#src/platform/jobs/index.ts';
import { openProxy } from './database-proxy.ts';
import { afterFile } from './file-cleanup.ts';

export type TestDatabase = {
	readonly url: string;
	readonly pool: pg.Pool;
	readonly db: Database;
	readonly jobs: JobSender;
	/** Shifts `app_now()` of this database for all connections, e.g. '2 hours' or '-1 day'. */
	setClock(offset: string): Promise<void>;
	/** Shifts `app_now()` so that it is this instant now, e.g. '2030-01-31T23:59:00+07:00'. */
	setClockTo(instant: string): Promise<void>;
	/** Opens the connections of a race beforehand, because connecting would serialize the participants. */
	warm(connections: number): Promise<void>;
	/** Called automatically after the last test of the file. */
	close(): Promise<void>;
};

const POOL_MAX = 30;
/** Delays each chunk between test and database by a random time up to this, to provoke races. */
const DELAY_MS = Number(process.env.DATABASE_DELAY_MS ?? 0);
const PATIENCE_MS = DELAY_MS > 0 ? 3_000_000 : 30_000;
/** With a delay or on a busy machine, hundreds of transactions wait for one row longer than in production. */
const PATIENT = DELAY_MS > 0 ? ['lock_timeout=0', 'statement_timeout=0'] : ['lock_timeout=25s'];

export async function testDatabase(options: { readonly clockOffset?: string } = {}): Promise<TestDatabase> {
	clearRatesCache();
	const { adminUrl, template } = inject('database');
	const name = `${template}_${randomBytes(6).toString('hex')}`;
	await asAdmin(adminUrl, (admin) => clone(admin, template, name));
	const line = DELAY_MS > 0 ? await openProxy(adminUrl) : null;
	line?.delayUpTo(DELAY_MS);
	const url = Object.assign(new URL(line?.url ?? adminUrl), { pathname: `/${name}` }).href;
	const log = pino({ level: 'silent' });
	const pool = createPool({
		connectionString: url,
		max: POOL_MAX,
		applicationName: 'tests',
		log,
		usesPreparedStatements: true,
		// A race may queue hundreds of requests on a busy machine: the winner matters, not the time.
		connectionTimeoutMs: PATIENCE_MS,
		queryTimeoutMs: PATIENCE_MS,
	});
	const jobs = createJobSender(url, log);
	let isOpen = true;
	const database: TestDatabase = {
		url,
		pool,
		db: openDatabase(pool),
		jobs,
		warm: async (connections) => {
			await Promise.all(Array.from({ length: connections }, () => pool.query('SELECT pg_sleep(0.05)')));
		},
		setClock: (offset) => setClock(pool, name, offset),
		setClockTo: (instant) => setClock(pool, name, `${Date.parse(instant) - Date.now()} milliseconds`),
		close: async () => {
			if (!isOpen) return;
			isOpen = false;
			await jobs.close();
			await pool.end();
			await line?.close();
			await asAdmin(adminUrl, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
		},
	};
	afterFile(database.close);
	if (options.clockOffset) await database.setClock(options.clockOffset);
	return database;
}

/** A clone has the template's rows but not its `ALTER DATABASE … SET` settings, so they are repeated. */
async function clone(admin: pg.Client, template: string, name: string): Promise<void> {
	await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
	const { rows } = await admin.query<{ setting: string }>(
		`SELECT unnest(setconfig) AS setting FROM pg_db_role_setting
			JOIN pg_database ON oid = setdatabase WHERE datname = $1 AND setrole = 0`,
		[template],
	);
	for (const { setting } of [...rows, ...PATIENT.map((setting) => ({ setting }))]) {
		const [key = '', ...value] = setting.split('=');
		await admin.query(`ALTER DATABASE ${name} SET ${key} = ${admin.escapeLiteral(value.join('='))}`);
	}
}

async function setClock(pool: pg.Pool, name: string, offset: string): Promise<void> {
	const value = pg.escapeLiteral(offset);
	await pool.query(`ALTER DATABASE ${name} SET chobiz.clock_offset = ${value}`);
	// Only new connections read the setting; idle ones of the pool are updated here.
	const waiting = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
	for (const client of waiting) {
		await client.query(`SET chobiz.clock_offset = ${value}`);
		client.release();
	}
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
	const admin = new pg.Client(url);
	await admin.connect();
	try {
		await work(admin);
	} finally {
		await admin.end();
	}
}
