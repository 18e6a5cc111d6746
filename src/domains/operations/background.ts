import type { Background } from '#src/platform/jobs/index.ts';
import { complaintMoved } from './events.ts';
import { watchComplaints } from './jobs/watch-complaints.ts';
import { operationsWaiting } from './queries/list-waiting-work.ts';
import { notifyComplaintMoved } from './subscribers/notify-complaints.ts';

export const operationsBackground: Background = {
	events: [complaintMoved],
	subscribers: [notifyComplaintMoved],
	jobs: [watchComplaints],
	timetable: [{ cron: '40 * * * *', job: watchComplaints }],
	waiting: operationsWaiting,
};
