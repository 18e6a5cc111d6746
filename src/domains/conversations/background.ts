import type { Background } from '#src/platform/jobs/index.ts';
import { orderMessageWritten } from './events.ts';
import { notifyMessageWritten } from './subscribers/notify-messages.ts';

export const conversationsBackground: Background = {
	events: [orderMessageWritten],
	subscribers: [notifyMessageWritten],
	jobs: [],
	timetable: [],
};
