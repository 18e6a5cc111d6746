import type { Background } from '#src/platform/jobs/index.ts';
import { shopDecided, shopSubmitted } from './events.ts';

export const vendorsBackground: Background = {
	events: [shopSubmitted, shopDecided],
	subscribers: [],
	jobs: [],
	timetable: [],
};
