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
import { askForAccounts } from './jobs/ask-for-accounts.ts';
import { decideDoubts } from './jobs/decide-doubts.ts';
import { provePayments } from './jobs/prove-payments.ts';
import { reconcileDue, reconcileOne } from './jobs/reconcile.ts';

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
	jobs: [reconcileDue, reconcileOne, advanceDueRefunds, advanceRefund, decideDoubts, askForAccounts, provePayments],
	timetable: [
		{ cron: '* * * * *', job: reconcileDue },
		{ cron: '* * * * *', job: advanceDueRefunds },
		{ cron: '5 * * * *', job: decideDoubts },
		{ cron: '15 9 * * *', job: askForAccounts },
		{ cron: '25 3 * * *', job: provePayments },
	],
};
