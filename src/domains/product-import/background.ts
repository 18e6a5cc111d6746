import type { Background } from '#src/platform/jobs/index.ts';
import { fetchPictures } from './jobs/fetch-pictures.ts';
import { runImport } from './jobs/run-import.ts';
import { sweepImports } from './jobs/sweep-imports.ts';

export const productImportBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [fetchPictures, runImport, sweepImports],
	timetable: [{ cron: '*/5 * * * *', job: sweepImports }],
};
