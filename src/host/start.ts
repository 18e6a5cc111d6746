import cluster from 'node:cluster';
import type { Config } from '#src/platform/config/index.ts';
import type { RateLimiter } from '#src/platform/http/index.ts';
import { log } from '#src/platform/log/index.ts';
import { runFirstProcess } from './first-process.ts';
import type { HostMount } from './mount.ts';
import type { Visits } from './parts.ts';
import { loadBuild, runWebProcess } from './web-process.ts';

export type StartOptions = {
	readonly root: string;
	readonly settings: Config;
	/** Serves pages from source instead of the build. */
	readonly isDevelopment: boolean;
	openMounts(): Promise<readonly HostMount[]>;
	openLimiter(): RateLimiter;
	/** Records page views and flushes them before the process exits. */
	openVisits(): Visits;
	popularSearchUrls(): Promise<readonly string[]>;
};

export async function startWeb({
	root,
	settings,
	isDevelopment,
	openMounts,
	openLimiter,
	openVisits,
	popularSearchUrls,
}: StartOptions): Promise<void> {
	if (!settings.isLoopbackSite && cluster.isPrimary) {
		const embedded = { identity: settings.hasEmbeddedIdentity, files: !settings.STORAGE_URL?.startsWith('s3:') };
		log().info(embedded, 'a public site: which embedded parts serve it for real');
	}
	if (isDevelopment) {
		const { runDevelopment } = await import('./development.ts');
		await runDevelopment({ root, settings, mounts: await openMounts() });
		return;
	}
	if (settings.WEB_PROCESSES > 1 && cluster.isPrimary) {
		await loadBuild(root, settings);
		runFirstProcess(settings);
		return;
	}
	const isClusterWorker = cluster.isWorker;
	await runWebProcess({
		root,
		settings,
		mounts: await openMounts(),
		limiter: openLimiter(),
		visits: openVisits(),
		popularSearchUrls,
		isClusterWorker,
	});
}
