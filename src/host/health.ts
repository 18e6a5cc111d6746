import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type pg from 'pg';
import type { Probe } from './host.ts';

const DATABASE_ANSWERS_WITHIN_MS = 2_000;
/** Anybody may ask, so one look at the database serves all who ask within this time. */
const ANSWER_KEEP_MS = 500;
/** The worker shows a sign of life every few seconds. */
const WORKER_SILENT_AFTER_S = 60;

export type Readiness = {
	readonly status: 'ready' | 'not_ready' | 'draining';
	readonly database: 'ok' | 'away';
	readonly migrations: 'complete' | 'missing' | 'unknown';
	readonly worker: { readonly lastSeenSecondsAgo: number | null; readonly isSilent: boolean };
};

export type HealthOptions = {
	readonly pool: pg.Pool;
	readonly migrationsFolder: string;
	isDraining(): boolean;
};

/** Alive: the process answers. */
export const livenessProbe =
	(release: string): Probe =>
	(_request, response) =>
		sendJson(response, 200, { status: 'ok', release });

/** Ready: the database answers and has every migration. A silent worker is told, but sends nobody away. */
export function readinessProbe(options: HealthOptions): Probe {
	let kept: { readonly at: number; readonly readiness: Promise<Readiness> } | undefined;
	return async (_request, response) => {
		const now = performance.now();
		if (!kept || now - kept.at > ANSWER_KEEP_MS) kept = { at: now, readiness: lookAround(options) };
		const found = await kept.readiness;
		const readiness: Readiness = options.isDraining() ? { ...found, status: 'draining' } : found;
		sendJson(response, readiness.status === 'ready' ? 200 : 503, readiness);
	};
}

const UNKNOWN_WORKER = { lastSeenSecondsAgo: null, isSilent: true } as const;

async function lookAround({ pool, migrationsFolder }: HealthOptions): Promise<Readiness> {
	try {
		const wanted = await migrationNames(migrationsFolder);
		const applied = await withinTime(
			pool.query<{ name: string }>('select name from schema_migrations'),
			DATABASE_ANSWERS_WITHIN_MS,
		);
		const names = new Set(applied.rows.map((row) => row.name));
		const isComplete = wanted.every((name) => names.has(name));
		return {
			status: isComplete ? 'ready' : 'not_ready',
			database: 'ok',
			migrations: isComplete ? 'complete' : 'missing',
			worker: await workerFacts(pool),
		};
	} catch {
		return { status: 'not_ready', database: 'away', migrations: 'unknown', worker: UNKNOWN_WORKER };
	}
}

async function migrationNames(folder: string): Promise<string[]> {
	const files = await readdir(folder);
	return files.filter((file) => file.endsWith('.sql')).map((file) => file.replace(/\.sql$/, ''));
}

async function workerFacts(pool: pg.Pool): Promise<Readiness['worker']> {
	const { rows } = await withinTime(
		pool.query<{ age: number | null }>(
			`select extract(epoch from clock_timestamp() - max(beat_at))::float8 as age from worker_beats`,
		),
		DATABASE_ANSWERS_WITHIN_MS,
	);
	const age = rows[0]?.age ?? null;
	return {
		lastSeenSecondsAgo: age === null ? null : Math.round(age),
		isSilent: age === null || age > WORKER_SILENT_AFTER_S,
	};
}

function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error('took too long')), ms);
	work.catch(() => {});
	return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

export function sendJson(response: ServerResponse, status: number, value: object): void {
	const body = Buffer.from(JSON.stringify(value));
	response.writeHead(status, {
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		'content-length': body.byteLength,
		...(status === 503 ? { 'retry-after': '2' } : {}),
	});
	response.end(body);
}
