import type { Background } from '#src/platform/jobs/index.ts';
import { expireCoin } from './jobs/expire-coin.ts';
import { grantGiftsJob } from './jobs/grant-gifts.ts';
import { notifyEnding } from './jobs/notify-ending.ts';
import { reconcileCoin } from './jobs/reconcile-coin.ts';
import { releaseCoinHolds } from './jobs/release-holds.ts';
import {
	onTopUpAccountMissing,
	onTopUpDeclined,
	onTopUpRefundDone,
	onTopUpRefundRejected,
	onTopUpRefundUnclear,
} from './subscribers/follow-payments.ts';

export const coinBackground: Background = {
	events: [],
	subscribers: [onTopUpDeclined, onTopUpRefundDone, onTopUpRefundRejected, onTopUpRefundUnclear, onTopUpAccountMissing],
	jobs: [expireCoin, grantGiftsJob, reconcileCoin, releaseCoinHolds, notifyEnding],
	timetable: [
		{ cron: '* * * * *', job: releaseCoinHolds },
		{ cron: '20 * * * *', job: grantGiftsJob },
		{ cron: '10 0 * * *', job: expireCoin },
		{ cron: '0 9 * * *', job: notifyEnding },
		{ cron: '30 3 * * *', job: reconcileCoin },
	],
};
