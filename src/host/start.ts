import { join } from 'node:path';
import { words } from '#src/messages/vi.ts';
import type { Config } from '#src/platform/config/index.ts';
import { createPool } from '#src/platform/db/index.ts';
import { openListener } from '#src/platform/live/listen.ts';
import { PAGE_CACHE_CHANNEL } from '#src/platform/live/notify.ts';
import { type Logger, log } from '#src/platform/log/index.ts';
import { loadAstro } from './astro.ts';
import { openCompressionStore } from './compression-store.ts';
import { livenessProbe, readinessProbe } from './health.ts';
import { createHost, type Observation } from './host.ts';
import type { HostMount } from './mount.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';
import { createHostServer, type HostServer } from './server.ts';
import { loadStaticFiles } from './static-files.ts';

const PAGE_CACHE_LIMITS = { maxBytes: 64 * 1024 * 1024, maxPages: 20_000 };
const PROBE_POOL_MAX = 2;
const PROBE_TIMEOUT_MS = 2_000;

export type WebOptions = {
	/** The folder of the project. */
	readonly root: string;
	readonly settings: Config;
	readonly mounts: readonly HostMount[];
};

/** Opens one web process and says so when it serves. */
export async function startWeb({ root, settings, mounts }: WebOptions): Promise<void> {
	const logger = log();
	const cache = createPageCache(PAGE_CACHE_LIMITS);
	const pool = createPool({
		connectionString: settings.DATABASE_URL,
		max: PROBE_POOL_MAX,
		applicationName: 'chobiz-host',
		log: logger,
		queryTimeoutMs: PROBE_TIMEOUT_MS,
	});
	const files = await loadStaticFiles({
		clientFolder: join(root, 'dist/client'),
		siteUrl: settings.siteUrl,
		headers: securityHeaders(settings.isHttps),
		compress: await openCompressionStore(join(settings.DATA_DIR, 'cache', 'compressed')),
	});
	let server: HostServer | undefined;
	const isDraining = (): boolean => server?.isDraining() ?? false;
	const migrationsFolder = join(root, 'db/migrations');
	const host = await createHost({
		siteUrl: settings.siteUrl,
		trustedProxies: settings.trustedProxies,
		words,
		log: logger,
		astro: await loadAstro(join(root, 'dist/server/entry.mjs')),
		files,
		mounts,
		cache,
		probes: new Map([
			['/healthz', livenessProbe(files.release)],
			['/readyz', readinessProbe({ pool, migrationsFolder, isDraining })],
		]),
		locals: { release: files.release },
		observe: (seen) => writeAccess(logger, seen),
	});
	const listener = openListener(settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL, logger);
	followDrops(listener, cache, () => host.parts.publicPages.forgetRenders());
	server = createHostServer(host);
	await server.listen(settings.PORT, settings.isLoopbackSite);
	stopOnSignals(server, logger);
	logger.info({ port: settings.PORT, files: files.files.size, release: files.release }, 'web is ready');
	process.send?.({ ready: true, url: settings.siteUrl });
}

/** Pages are kept only while somebody tells us which of them are out of date. */
function followDrops(listener: ReturnType<typeof openListener>, cache: PageCache, forgetRenders: () => void): void {
	listener.onState((isListening) => cache.setOn(isListening));
	listener.subscribe(PAGE_CACHE_CHANNEL, (tag) => {
		cache.drop(tag);
		forgetRenders();
	});
}

/** Paths only: a query may carry a one-time code or somebody's e-mail address. */
function writeAccess(logger: Logger, { id, seconds, ...seen }: Observation): void {
	if (seen.source === 'probe') return;
	logger.info({ req: id, ...seen, ms: Math.round(seconds * 1000) }, 'answered');
}

function stopOnSignals(server: HostServer, logger: Logger): void {
	let isStopping = false;
	const stop = (code: number) => async (): Promise<void> => {
		if (isStopping) return;
		isStopping = true;
		logger.info('web is draining');
		await server.drain();
		process.exit(code);
	};
	process.on('SIGTERM', stop(0));
	process.on('SIGINT', stop(0));
	process.on('disconnect', stop(0));
	process.on('unhandledRejection', (problem) => {
		logger.fatal({ err: problem }, 'unhandled rejection');
		void stop(1)();
	});
}
