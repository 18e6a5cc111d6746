import type { Background } from '#src/platform/jobs/index.ts';
import { mailNotice } from './jobs/mail-notice.ts';

export const notificationsBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [mailNotice],
	timetable: [],
};
