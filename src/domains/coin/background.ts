import type { Background } from '#src/platform/jobs/index.ts';
import { expireCoin } from './jobs/expire-coin.ts';
import { notifyEnding } from './jobs/notify-ending.ts';
import { reconcileCoin } from './jobs/reconcile-coin.ts';
import { releaseCoinHolds } from './jobs/release-holds.ts';
import {
	followTopUpAccountMissing,
	followTopUpDeclined,
	followTopUpRefundDone,
	followTopUpRefundRejected,
	followTopUpRefundUnclear,
} from './subscribers/follow-payments.ts';

export const coinBackground: Background = {
	events: [],
	subscribers: [
		followTopUpDeclined,
		followTopUpRefundDone,
		followTopUpRefundRejected,
		followTopUpRefundUnclear,
		followTopUpAccountMissing,
	],
	jobs: [expireCoin, reconcileCoin, releaseCoinHolds, notifyEnding],
	timetable: [
		{ cron: '* * * * *', job: releaseCoinHolds },
		{ cron: '10 0 * * *', job: expireCoin },
		{ cron: '0 9 * * *', job: notifyEnding },
		{ cron: '30 3 * * *', job: reconcileCoin },
	],
};
