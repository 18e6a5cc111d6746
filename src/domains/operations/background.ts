import type { Background } from '#src/platform/jobs/index.ts';
import { complaintMoved } from './events.ts';
import { watchComplaints } from './jobs/watch-complaints.ts';
import { tellComplaintMoved } from './subscribers/tell-complaints.ts';

export const operationsBackground: Background = {
	events: [complaintMoved],
	subscribers: [tellComplaintMoved],
	jobs: [watchComplaints],
	timetable: [{ cron: '40 * * * *', job: watchComplaints }],
};
