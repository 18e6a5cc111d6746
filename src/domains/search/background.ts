import type { Background } from '#src/platform/jobs/index.ts';
import { rebuildSearchIndexJob, updateSearchIndexJob } from './jobs/rebuild-search-index.ts';

export { loadSynonyms } from './use-cases/load-synonyms.ts';
export { rebuildSearchIndex } from './use-cases/rebuild-search-index.ts';

export const searchBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [updateSearchIndexJob, rebuildSearchIndexJob],
	timetable: [
		{ cron: '* * * * *', job: updateSearchIndexJob },
		{ cron: '20 3 * * *', job: rebuildSearchIndexJob },
	],
};
