import type { Background } from '#src/platform/jobs/index.ts';
import { returnMoved } from './events.ts';
import { advanceDueReturnShippingCosts } from './jobs/advance-due-return-shipping-costs.ts';
import { advanceDueReturns } from './jobs/advance-due-returns.ts';
import { watchRefunds } from './jobs/watch-late-refunds.ts';
import { returnsWaiting } from './queries/list-waiting-work.ts';
import {
	onRefundAccountMissing,
	onRefundDone,
	onRefundRejected,
	onRefundUnclear,
} from './subscribers/follow-bank-refunds.ts';
import { notifyReturnMoved } from './subscribers/notify-returns.ts';

export const returnsBackground: Background = {
	events: [returnMoved],
	subscribers: [onRefundAccountMissing, onRefundDone, onRefundRejected, onRefundUnclear, notifyReturnMoved],
	jobs: [advanceDueReturnShippingCosts, advanceDueReturns, watchRefunds],
	timetable: [
		{ cron: '* * * * *', job: advanceDueReturns },
		{ cron: '* * * * *', job: advanceDueReturnShippingCosts },
		{ cron: '45 * * * *', job: watchRefunds },
	],
	waiting: returnsWaiting,
};
