import { runImport } from '#src/domains/product-import/jobs/run-import.ts';
import type { Background } from '#src/platform/jobs/index.ts';
import { startWorkerWith } from './hanging-worker.ts';

/** When run as a program, the worker runs until it is killed. */
export const importBackground: Background = { events: [], subscribers: [], jobs: [runImport], timetable: [] };

if (import.meta.main) {
	await startWorkerWith(process.env.DATABASE_URL ?? '', importBackground);
	process.stdout.write('ready\n');
}
