import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { findDueAlerts } from '../use-cases/find-due-alerts.ts';
import { notifyAlerts } from '../use-cases/notify-alerts.ts';

export const notifyDueAlerts = defineJob({
	name: 'wishlist.tell_due_alerts',
	input: z.object({}),
	handle: notifyAlerts,
});

export const findDueAlertsJob = defineJob({
	name: 'wishlist.find_due_alerts',
	input: z.object({}),
	handle: findDueAlerts,
});
