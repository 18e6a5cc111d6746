import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { findDueAlerts } from '../use-cases/find-due-alerts.ts';
import { tellAlerts } from '../use-cases/tell-alerts.ts';

/** Every minute. */
export const tellDueAlerts = defineJob({
	name: 'wishlist.tell_due_alerts',
	input: z.object({}),
	handle: tellAlerts,
});

/** Every half hour. */
export const findQuietlyDue = defineJob({
	name: 'wishlist.find_due_alerts',
	input: z.object({}),
	handle: findDueAlerts,
});
