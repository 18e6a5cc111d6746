import type { Background } from '#src/platform/jobs/index.ts';
import { orderCancelDeclined, orderCancellationRequested, orderCancelled } from './events.ts';
import {
	notifyCancelDeclined,
	notifyCancellationRequested,
	notifyCancelled,
} from './subscribers/notify-cancellations.ts';

export const cancellationBackground: Background = {
	events: [orderCancelDeclined, orderCancellationRequested, orderCancelled],
	subscribers: [notifyCancelDeclined, notifyCancellationRequested, notifyCancelled],
	jobs: [],
	timetable: [],
};
