import { readdir } from 'node:fs/promises';
import type pg from 'pg';

const DATABASE_ANSWERS_WITHIN_MS = 2_000;
/** The worker shows a sign of life every few seconds. */
const WORKER_SILENT_AFTER_S = 60;

export type WorkerFacts = { readonly lastSeenSecondsAgo: number | null; readonly isSilent: boolean };
export type Readiness = {
	readonly isReady: boolean;
	readonly database: 'ok' | 'away';
	readonly migrations: 'complete' | 'missing' | 'unknown';
	readonly worker: WorkerFacts;
};

const AWAY: Readiness = {
	isReady: false,
	database: 'away',
	migrations: 'unknown',
	worker: { lastSeenSecondsAgo: null, isSilent: true },
};

/** Ready: the database answers in time and has every migration of this release. Says how long the worker is silent. */
export async function lookAround(pool: pg.Pool, migrationsFolder: string): Promise<Readiness> {
	const wanted = await migrationNames(migrationsFolder);
	const asked = askDatabase(pool, wanted);
	// A silent network answers nothing at all, not even with an error.
	const { promise: tooLate, resolve } = Promise.withResolvers<Readiness>();
	const timer = setTimeout(() => resolve(AWAY), DATABASE_ANSWERS_WITHIN_MS);
	return Promise.race([asked.catch(() => AWAY), tooLate]).finally(() => clearTimeout(timer));
}

async function migrationNames(folder: string): Promise<string[]> {
	const files = await readdir(folder);
	return files.filter((file) => file.endsWith('.sql')).map((file) => file.replace(/\.sql$/, ''));
}

async function askDatabase(pool: pg.Pool, wanted: readonly string[]): Promise<Readiness> {
	const applied = await pool.query<{ name: string }>('select name from schema_migrations');
	const names = new Set(applied.rows.map((row) => row.name));
	const isComplete = wanted.every((name) => names.has(name));
	return {
		isReady: isComplete,
		database: 'ok',
		migrations: isComplete ? 'complete' : 'missing',
		worker: isComplete ? await workerFacts(pool) : AWAY.worker,
	};
}

async function workerFacts(pool: pg.Pool): Promise<WorkerFacts> {
	const { rows } = await pool.query<{ age: number | null }>(
		'select extract(epoch from clock_timestamp() - max(beat_at))::float8 as age from worker_beats',
	);
	const age = rows[0]?.age ?? null;
	return {
		lastSeenSecondsAgo: age === null ? null : Math.round(age),
		isSilent: age === null || age > WORKER_SILENT_AFTER_S,
	};
}
