import cluster from 'node:cluster';
import type { Config } from '#src/platform/config/index.ts';
import type { RateLimiter } from '#src/platform/http/index.ts';
import { log } from '#src/platform/log/index.ts';
import { runFirstProcess } from './first-process.ts';
import type { HostMount } from './mount.ts';
import type { Visits } from './parts.ts';
import { loadBuild, runWebProcess } from './web-process.ts';

export type StartOptions = {
	/** The folder of the project. */
	readonly root: string;
	readonly settings: Config;
	/** Pages as they are written, instead of the build. */
	readonly isDevelopment: boolean;
	/** Opened in each process that serves. */
	openMounts(): Promise<readonly HostMount[]>;
	openLimiter(): RateLimiter;
	/** Who is told of every page that somebody has been shown, and writes it down before the process ends. */
	openVisits(): Visits;
	/** Addresses that visitors usually ask for. */
	usualTargets(): Promise<readonly string[]>;
};

/** One process, or as many as `WEB_PROCESSES` says behind one port. */
export async function startWeb({
	root,
	settings,
	isDevelopment,
	openMounts,
	openLimiter,
	openVisits,
	usualTargets,
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
		// Compressed once here, so that the processes only read it.
		await loadBuild(root, settings);
		runFirstProcess(settings);
		return;
	}
	const isOneOfMany = cluster.isWorker;
	await runWebProcess({
		root,
		settings,
		mounts: await openMounts(),
		limiter: openLimiter(),
		visits: openVisits(),
		usualTargets,
		isOneOfMany,
	});
}
