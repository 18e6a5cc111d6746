import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import {
	UNKNOWN_HEALTH,
	WORKER_HEALTH_QUERY,
	type WorkerHealth,
	type WorkerHealthRow,
	workerHealth,
} from './worker-health.ts';

const DATABASE_ANSWERS_WITHIN_MS = 2_000;
export type Readiness = WorkerHealth & {
	readonly isReady: boolean;
	readonly database: 'ok' | 'away';
	readonly migrations: 'complete' | 'missing' | 'unknown';
};

const UNAVAILABLE: Readiness = {
	isReady: false,
	database: 'away',
	migrations: 'unknown',
	...UNKNOWN_HEALTH,
};

/** Ready means that the database answers in time and has all migrations of this release. */
export async function checkReadiness(pool: pg.Pool, migrationsFolder: string): Promise<Readiness> {
	const wanted = await migrationNames(migrationsFolder);
	const asked = requestDatabase(pool, wanted);
	// On a silent network partition a query never answers, not even with an error.
	const { promise: tooLate, resolve } = Promise.withResolvers<Readiness>();
	const timer = setTimeout(() => resolve(UNAVAILABLE), DATABASE_ANSWERS_WITHIN_MS);
	return Promise.race([asked.catch(() => UNAVAILABLE), tooLate]).finally(() => clearTimeout(timer));
}

async function migrationNames(folder: string): Promise<string[]> {
	const files = await readdir(folder);
	return files.filter((file) => file.endsWith('.sql')).map((file) => file.replace(/\.sql$/, ''));
}

async function requestDatabase(pool: pg.Pool, wanted: readonly string[]): Promise<Readiness> {
	const applied = await pool.query<{ name: string }>('select name from schema_migrations');
	const names = new Set(applied.rows.map((row) => row.name));
	const isComplete = wanted.every((name) => names.has(name));
	return {
		isReady: isComplete,
		database: 'ok',
		migrations: isComplete ? 'complete' : 'missing',
		...(isComplete ? await requestHealth(pool) : UNKNOWN_HEALTH),
	};
}

export async function requestHealth(pool: pg.Pool): Promise<WorkerHealth> {
	const { rows } = await pool.query<WorkerHealthRow>(WORKER_HEALTH_QUERY);
	return rows[0] ? workerHealth(rows[0]) : UNKNOWN_HEALTH;
}
