import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { collectPoolFacts } from '../db/index.ts';
import { jobLag } from './job-lag.ts';
import { requestHealth } from './readiness.ts';
import { UNKNOWN_HEALTH } from './worker-health.ts';

export type WebAnswer = {
	readonly method: string;
	/** Must be a route pattern, not a path: each value creates a permanent time series. */
	readonly route: string;
	readonly status: number;
	readonly seconds: number;
	readonly source: string;
};

export type WebSources = {
	fileHits(): number;
	openStreams(): number;
	pageCache(): { readonly pages: number; readonly bytes: number; readonly isOn: boolean };
};

export type WebMetrics = { readonly registry: Registry; observe(answer: WebAnswer): void };

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createWebMetrics(sources: WebSources, pool: pg.Pool): WebMetrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const seconds = new Histogram({
		name: 'chobiz_http_request_seconds',
		help: 'How long answers took, plain files excepted',
		labelNames: ['method', 'route', 'status'],
		buckets: SECONDS_BUCKETS,
		registers,
	});
	const answers = new Counter({
		name: 'chobiz_http_answers_total',
		help: 'Answers by the part of the host that gave them',
		labelNames: ['source'],
		registers,
	});
	addGauge(registry, 'chobiz_file_answers', 'Plain files answered since the start', sources.fileHits);
	addGauge(registry, 'chobiz_open_streams', 'Streams of live updates that are open', sources.openStreams);
	addGauge(registry, 'chobiz_page_cache_pages', 'Pages in the cache', () => sources.pageCache().pages);
	addGauge(registry, 'chobiz_page_cache_bytes', 'What they take', () => sources.pageCache().bytes);
	addGauge(registry, 'chobiz_page_cache_on', 'Processes that hear which pages are out of date', () =>
		Number(sources.pageCache().isOn),
	);
	addPoolGauge(registry);
	addJobGauges(registry, pool);
	return {
		registry,
		observe: ({ method, route, status, seconds: took, source }) => {
			seconds.observe({ method, route, status }, took);
			answers.inc({ source });
		},
	};
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
	const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
}

function addPoolGauge(registry: Registry): void {
	const gauge: Gauge<'pool' | 'state'> = new Gauge({
		name: 'chobiz_database_connections',
		help: 'Connections of each pool, and requests that wait for one',
		labelNames: ['pool', 'state'],
		registers: [registry],
		collect: () => {
			for (const { name, total, idle, waiting } of collectPoolFacts()) {
				gauge.set({ pool: name, state: 'busy' }, total - idle);
				gauge.set({ pool: name, state: 'idle' }, idle);
				gauge.set({ pool: name, state: 'waiting' }, waiting);
			}
		},
	});
}

/** The same for all processes of one database, so aggregation takes one value instead of a sum. */
function addJobGauges(registry: Registry, pool: pg.Pool): void {
	const registers = [registry];
	const aggregator = 'max';
	const oldest = new Gauge({
		name: 'chobiz_jobs_oldest_seconds',
		help: 'Wait of the oldest job',
		registers,
		aggregator,
	});
	const failed = new Gauge({ name: 'chobiz_jobs_failed', help: 'Jobs given up and kept', registers, aggregator });
	const late = new Gauge({
		name: 'chobiz_jobs_late',
		help: '1 while the oldest job that could run waits more than 5 minutes',
		registers,
		aggregator,
	});
	const seen = new Gauge({
		name: 'chobiz_worker_last_seen_seconds',
		help: 'Since the newest sign of life of a worker',
		registers,
		aggregator,
	});
	const lagging = new Gauge({
		name: 'chobiz_worker_lagging',
		help: '1 while no worker has shown itself for more than 3 minutes',
		registers,
		aggregator,
	});
	const waiting: Gauge = new Gauge({
		name: 'chobiz_jobs_waiting',
		help: 'Jobs that could run now',
		registers,
		aggregator,
		collect: async () => {
			// The other metrics stay useful without a database.
			const lag = await jobLag(pool).catch(() => null);
			if (!lag) return;
			waiting.set(lag.waiting);
			oldest.set(lag.oldestSeconds);
			failed.set(lag.failed);
			const { worker, jobs } = await requestHealth(pool).catch(() => UNKNOWN_HEALTH);
			late.set(Number(jobs.isLate));
			lagging.set(Number(worker.isLagging));
			if (worker.lastSeenSecondsAgo !== null) seen.set(worker.lastSeenSecondsAgo);
		},
	});
}
