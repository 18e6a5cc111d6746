import { sql } from 'drizzle-orm';
import { backgrounds } from '#src/app/domains.ts';
import { processParts, systemContext } from '#src/app/process.ts';
import { config } from '#src/platform/config/index.ts';
import { startWorker } from '#src/platform/jobs/index.ts';
import { log } from '#src/platform/log/index.ts';
import { newId } from '#src/shared/ids.ts';

/** The background process: subscribers, jobs and the timetable. Any number of them share one database. */
const BEAT_INTERVAL_MS = 5000;

const parts = processParts();
const worker = await startWorker({
	databaseUrl: config().DATABASE_URL,
	backgrounds,
	log: log(),
	contextFor: (duty) => systemContext(duty, parts),
});

const workerId = newId();
const beat = (): void => {
	parts.db
		.execute(sql`
			insert into worker_beats (worker_id, beat_at) values (${workerId}, clock_timestamp())
			on conflict (worker_id) do update set beat_at = excluded.beat_at`)
		.catch((problem: unknown) => log().warn({ err: problem }, 'worker beat not written'));
};
beat();
const beating = setInterval(beat, BEAT_INTERVAL_MS);

let isStopping = false;
const stop = async (): Promise<void> => {
	if (isStopping) return;
	isStopping = true;
	clearInterval(beating);
	await worker.stop();
	await parts.db.execute(sql`delete from worker_beats where worker_id = ${workerId}`).catch(() => undefined);
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
