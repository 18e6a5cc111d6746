import cluster, { type Worker } from 'node:cluster';
import type { Config } from '#src/platform/config/index.ts';
import { type Logger, log } from '#src/platform/log/index.ts';
import { answerForWorkers, openAggregate } from '#src/platform/metrics/cluster-metrics.ts';

const RESTART_FIRST_MS = 200;
const RESTART_MAX_MS = 5_000;
/** After this uptime, a crash restarts with the short delay again. */
const WAS_WELL_MS = 30_000;
/** Longer than a worker needs to drain. */
const STOP_MAX_MS = 9_500;

export function runFirstProcess(settings: Config): void {
	const logger = log();
	const all = openAggregate();
	let isStopping = false;
	let readyCount = 0;
	let restartMs = RESTART_FIRST_MS;

	const start = (): void => {
		const startedAt = performance.now();
		const worker = cluster.fork();
		answerForWorkers(worker, all);
		worker.on('message', (message: { readonly ready?: boolean }) => {
			if (message.ready !== true) return;
			readyCount += 1;
			if (readyCount === settings.WEB_PROCESSES) process.send?.({ ready: true, url: settings.siteUrl });
		});
		worker.on('exit', (code, signal) => {
			if (isStopping) return exitWithoutPrimary();
			const lived = performance.now() - startedAt;
			restartMs = lived > WAS_WELL_MS ? RESTART_FIRST_MS : Math.min(restartMs * 2, RESTART_MAX_MS);
			logger.error({ code, signal, restartMs }, 'a web process ended; starting another');
			setTimeout(() => isStopping || start(), restartMs);
		});
	};
	const stop = (): void => {
		if (isStopping) return;
		isStopping = true;
		for (const worker of workers()) worker.process.kill('SIGTERM');
		setTimeout(() => endAll(logger), STOP_MAX_MS).unref();
		exitWithoutPrimary();
	};
	for (let count = 0; count < settings.WEB_PROCESSES; count += 1) start();
	for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, stop);
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function exitWithoutPrimary(): void {
	if (workers().every((worker) => worker.isDead())) process.exit(0);
}

function endAll(logger: Logger): void {
	logger.warn('web processes did not end in time');
	for (const worker of workers()) worker.process.kill('SIGKILL');
	process.exit(0);
}
