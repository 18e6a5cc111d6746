import type { Background } from '#src/platform/jobs/index.ts';
import {
	paymentDeclined,
	paymentFailed,
	paymentReceived,
	paymentSuspected,
	refundAccountMissing,
	refundDone,
	refundRejected,
	refundUnclear,
} from './events.ts';
import { advanceDueRefunds, advanceRefund } from './jobs/advance-refund.ts';
import { decideDoubtfulPaymentsJob } from './jobs/decide-doubts.ts';
import { reconcileDue, reconcileOne } from './jobs/reconcile.ts';
import { reconcilePayments } from './jobs/reconcile-payments.ts';
import { requestAccounts } from './jobs/request-accounts.ts';
import { paymentsWaiting } from './queries/list-waiting-work.ts';

export const paymentsBackground: Background = {
	events: [
		paymentReceived,
		paymentFailed,
		paymentDeclined,
		paymentSuspected,
		refundAccountMissing,
		refundDone,
		refundRejected,
		refundUnclear,
	],
	subscribers: [],
	jobs: [
		reconcileDue,
		reconcileOne,
		advanceDueRefunds,
		advanceRefund,
		decideDoubtfulPaymentsJob,
		requestAccounts,
		reconcilePayments,
	],
	timetable: [
		{ cron: '* * * * *', job: reconcileDue },
		{ cron: '* * * * *', job: advanceDueRefunds },
		{ cron: '5 * * * *', job: decideDoubtfulPaymentsJob },
		{ cron: '15 9 * * *', job: requestAccounts },
		{ cron: '25 3 * * *', job: reconcilePayments },
	],
	waiting: paymentsWaiting,
};
