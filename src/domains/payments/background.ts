import type { Background } from '#src/platform/jobs/index.ts';
import {
	paymentDeclined,
	paymentFailed,
	paymentReceived,
	paymentSuspected,
	refundDone,
	refundRejected,
} from './events.ts';
import { advanceDueRefunds, advanceRefund } from './jobs/advance-refund.ts';
import { reconcileDue, reconcileOne } from './jobs/reconcile.ts';

export const paymentsBackground: Background = {
	events: [paymentReceived, paymentFailed, paymentDeclined, paymentSuspected, refundDone, refundRejected],
	subscribers: [],
	jobs: [reconcileDue, reconcileOne, advanceDueRefunds, advanceRefund],
	timetable: [
		{ cron: '* * * * *', job: reconcileDue },
		{ cron: '* * * * *', job: advanceDueRefunds },
	],
};
