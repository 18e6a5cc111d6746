import { backgrounds, mailChecks } from '#src/app/domains.ts';
import { processParts, systemContext } from '#src/app/process.ts';
import { linkMailCheck } from '#src/openid-provider/index.ts';
import { config } from '#src/platform/config/index.ts';
import { createOutageLog, startHeartbeat, startWorker } from '#src/platform/jobs/index.ts';
import { log } from '#src/platform/log/index.ts';
import { wireMails } from '#src/platform/mail/index.ts';

/** Several worker processes may share one database. */
const parts = processParts({ isBackground: true });
const outage = createOutageLog(log());
wireMails([...mailChecks, linkMailCheck]);
const worker = await startWorker({
	databaseUrl: config().DATABASE_URL,
	db: parts.db,
	backgrounds,
	log: log(),
	outage,
	contextFor: (job) => systemContext(job, parts),
});

const heartbeat = startHeartbeat(parts.db, outage);

let isStopping = false;
const stop = async (): Promise<void> => {
	if (isStopping) return;
	isStopping = true;
	await worker.stop();
	await heartbeat.stop();
	await parts.close();
	process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.on('unhandledRejection', (problem) => {
	log().fatal({ err: problem }, 'unhandled rejection');
	process.exit(1);
});

log().info('worker is ready');
process.send?.({ ready: true });
