import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testSiteNotice } from '#src/messages/vi/http.ts';
import { words } from '#src/messages/vi.ts';
import type { Config } from '#src/platform/config/index.ts';
import { createPool } from '#src/platform/db/index.ts';
import type { RateLimiter } from '#src/platform/http/index.ts';
import { type Listener, openListener } from '#src/platform/live/listen.ts';
import { type Logger, log } from '#src/platform/log/index.ts';
import { requestFirstProcess } from '#src/platform/metrics/cluster-metrics.ts';
import { checkReadiness } from '#src/platform/metrics/readiness.ts';
import { createWebMetrics } from '#src/platform/metrics/web-metrics.ts';
import { loadAstro } from './astro.ts';
import { openCompressionStore } from './files/compression-store.ts';
import { loadStaticFiles, type StaticFiles } from './files/static-files.ts';
import { subscribeToPageDrops } from './health/page-drop-subscription.ts';
import { livenessProbe, metricsProbe, readinessProbe } from './health/probes.ts';
import { warmUp } from './health/warm-up.ts';
import { createHost, type Host } from './host.ts';
import type { HostMount } from './mount.ts';
import { createPageCache, type PageCache } from './pages/page-cache.ts';
import { PAGE_CACHE_MAX_BYTES } from './pages/page-store.ts';
import type { Observation, Visits } from './parts.ts';
import { loggedPath, routeLabel } from './route-label.ts';
import { securityHeaders } from './security-headers.ts';
import { createHostServer, type HostServer } from './server.ts';

const PROBE_POOL_MAX = 2;
const PROBE_TIMEOUT_MS = 2_000;
/** The process already serves; it reports ready after the warm-up or this time at the latest. */
const TRIED_MS = 800;

export type WebOptions = {
	readonly root: string;
	readonly settings: Config;
	readonly mounts: readonly HostMount[];
	readonly limiter: RateLimiter;
	readonly visits: Visits;
	popularSearchUrls(): Promise<readonly string[]>;
	readonly isClusterWorker: boolean;
};

export async function loadBuild(root: string, settings: Config): Promise<StaticFiles> {
	return loadStaticFiles({
		clientFolder: join(root, 'dist/client'),
		siteUrl: settings.siteUrl,
		testSiteNotice: settings.isTestSite ? testSiteNotice : null,
		headers: securityHeaders(settings.isHttps, settings.isTestSite),
		compress: await openCompressionStore(join(settings.DATA_DIR, 'cache', 'compressed')),
	});
}

export async function runWebProcess(options: WebOptions): Promise<void> {
	const { settings } = options;
	const logger = log();
	const cache = createPageCache(PAGE_CACHE_MAX_BYTES);
	const listener = openListener(settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL, logger);
	let server: HostServer | undefined;
	const host = await openHost(options, { cache, listener, logger, isDraining: () => server?.isDraining() ?? false });
	subscribeToPageDrops(listener, {
		cache,
		discardPendingRenders: host.parts.publicPages.discardPendingRenders,
		hasReplica: settings.DATABASE_REPLICA_URL !== undefined,
	});
	server = createHostServer(host);
	await server.listen(settings.PORT, settings.isLoopbackSite);
	stopWhenRequested(server, logger, options.visits.flush);
	await Promise.race([warmSearchCache(options, host, server), wait(TRIED_MS)]);
	logger.info({ port: settings.PORT, files: host.parts.files.files.size }, 'web is ready');
	process.send?.({ ready: true, url: settings.siteUrl });
}

async function warmSearchCache(
	{ popularSearchUrls }: WebOptions,
	host: Host,
	{ isDraining }: HostServer,
): Promise<void> {
	const { log: logger, publicPages } = host.parts;
	const request = (target: string) => publicPages.page({ key: target, target, isStorable: true }, true);
	await popularSearchUrls()
		.then((targets) => warmUp({ targets, ask: request, isOver: isDraining }))
		.catch((problem: unknown) => logger.warn({ err: problem }, 'what visitors usually ask could not be asked'));
}

type ProcessParts = {
	readonly cache: PageCache;
	readonly listener: Listener;
	readonly logger: Logger;
	isDraining(): boolean;
};

async function openHost(
	{ root, settings, mounts, limiter, visits, isClusterWorker }: WebOptions,
	parts: ProcessParts,
): Promise<Host> {
	const { cache, listener, logger, isDraining } = parts;
	const pool = createPool({
		connectionString: settings.DATABASE_URL,
		max: PROBE_POOL_MAX,
		applicationName: 'chobiz-host',
		log: logger,
		queryTimeoutMs: PROBE_TIMEOUT_MS,
	});
	const metrics = createWebMetrics(
		{
			fileHits: () => host.fileHits(),
			openStreams: () => host.parts.privatePages.openStreams(),
			pageCache: () => cache.facts(),
		},
		pool,
	);
	const readMetrics = isClusterWorker ? requestFirstProcess(metrics.registry) : () => metrics.registry.metrics();
	const host = await createHost({
		siteUrl: settings.siteUrl,
		isTestSite: settings.isTestSite,
		trustedProxies: settings.trustedProxies,
		words,
		log: logger,
		astro: await loadAstro(join(root, 'dist/server/entry.mjs')),
		files: await loadBuild(root, settings),
		mounts,
		cache,
		limiter,
		probes: new Map([
			['/healthz', livenessProbe],
			['/readyz', readinessProbe(() => checkReadiness(pool, join(root, 'db/migrations')), isDraining)],
			['/metrics', metricsProbe(readMetrics)],
		]),
		locals: { live: listener },
		recordVisit: visits.recordVisit,
		observe: (seen) => {
			if (seen.source === 'probe') return;
			metrics.observe({ ...seen, route: routeLabel(seen.path, seen.status) });
			writeAccess(logger, seen);
		},
	});
	return host;
}

/** Logs paths only: a query may contain a one-time code or an e-mail address. */
function writeAccess(logger: Logger, { id, seconds, ...seen }: Observation): void {
	logger.info({ req: id, ...seen, path: loggedPath(seen.path), ms: Math.round(seconds * 1000) }, 'answered');
}

/** The time limit for final writes when the database is unavailable. */
const FINAL_FLUSH_MS = 3_000;

function stopWhenRequested(server: HostServer, logger: Logger, flush: () => Promise<void>): void {
	let isStopping = false;
	const stop = async (code: number): Promise<void> => {
		if (isStopping) return;
		isStopping = true;
		logger.info('web is draining');
		await server.drain();
		await Promise.race([flush(), wait(FINAL_FLUSH_MS)]);
		process.exit(code);
	};
	for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop(0));
	const giveUp = (problem: unknown): void => {
		logger.fatal({ err: problem }, 'an error that nobody caught');
		void stop(1);
	};
	process.on('unhandledRejection', giveUp);
	process.on('uncaughtException', giveUp);
}
